/** The faces a character can pull. */
export type Eyes = 'open' | 'closed' | 'wide' | 'sly' | 'none';
export type Mouth = 'smile' | 'grin' | 'smirk' | 'sharp' | 'jitter' | 'lips' | 'none';
