/** What kind of screen this is, where the style sheets cannot say it. */
import { MediaQuery } from 'svelte/reactivity';

/** Is this a phone, upright or held sideways? There the choices are a sheet. */
export const narrow = new MediaQuery('(max-width: 800px), (max-width: 1000px) and (max-height: 500px)');
