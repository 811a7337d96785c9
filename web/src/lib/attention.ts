/** How a page calls its player: the title, the icon and a sound. The title never names a card (L16). */

const PLAIN = 'Boardroom';

/** The title of the page: who must act, and at which game. */
export function titleOf(words: { game?: string; yourTurn: boolean; turn: string; count?: number }): string {
  const game = words.game ? `${words.game} · ${PLAIN}` : PLAIN;
  return words.yourTurn ? `● ${words.turn} · ${game}` : game;
}

/** Switches the icon between the quiet one and the calling one. */
export function setIcon(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? './icon-turn.svg' : './icon.svg';
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

let audio: AudioContext | null = null;

/** Two soft notes: it is your turn. A browser that was not clicked yet stays silent. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  const now = audio.currentTime;
  note(audio, 587, now);
  note(audio, 880, now + 0.12);
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  tone.type = 'triangle';
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}

/** News for a screen reader: a changing suffix makes a repeated sentence be read again. */
export function announcement(sentences: readonly string[], count: number): string {
  return sentences.join(' ') + '\u200b'.repeat(count % 2);
}
