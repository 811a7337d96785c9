/** Plays notes with the browser's own synthesiser; silent until the page was first touched, and never many at once. */
import { NOTES, type Note, type Sound } from './sounds';

/** A little silence between two bursts: quick bots must not become a rattle. */
const PAUSE = 0.18;
const LOUDEST = 0.22;

let audio: AudioContext | null = null;
let quietUntil = 0;
let noise: AudioBuffer | null = null;

/** Plays these sounds one after the other, softly; `volume` goes from 0 to 100. */
export function playSounds(sounds: readonly Sound[], volume: number): void {
  if (sounds.length === 0 || volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  if (audio.currentTime < quietUntil && !sounds.includes('win') && !sounds.includes('loss') && !sounds.includes('turn')) return;
  let start = audio.currentTime;
  for (const sound of sounds) {
    for (const note of NOTES[sound]) playNote(audio, note, start, (volume / 100) * LOUDEST);
    start += PAUSE;
  }
  quietUntil = start;
}

function playNote(context: AudioContext, note: Note, start: number, loudest: number): void {
  const [begin, end] = [start + note.at, start + note.at + note.lasts];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudest * note.loud, begin + Math.min(0.02, note.lasts / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = note.wave === 'noise' ? rustling(context, note, gain) : sounding(context, note, gain, begin, end);
  gain.connect(context.destination);
  source.start(begin);
  source.stop(end + 0.05);
}

function sounding(context: AudioContext, note: Note, gain: GainNode, begin: number, end: number): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = note.wave === 'sine' ? 'sine' : 'triangle';
  tone.frequency.setValueAtTime(note.pitch, begin);
  if (note.to !== undefined) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  tone.connect(gain);
  return tone;
}

function rustling(context: AudioContext, note: Note, gain: GainNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise ??= hiss(context);
  filter.type = 'bandpass';
  filter.frequency.value = note.pitch;
  source.connect(filter).connect(gain);
  return source;
}

/** A third of a second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 3, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  return buffer;
}
