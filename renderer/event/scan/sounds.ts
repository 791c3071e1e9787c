/** Five short sounds, so that staff who look at people hear what the gate answers. */
import type { GateAnswer } from '@contract/event-log/entry';

interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly length: number;
  /** Seconds of silence after it. */
  readonly pause: number;
}

interface Sound {
  readonly shape: OscillatorType;
  readonly tones: readonly Tone[];
}

const tone = (pitch: number, length: number, pause = 0.03): Tone => ({ pitch, length, pause });

/**
 * They differ in rhythm, melody and color, so that they are told apart on a poor loudspeaker in the noise of engines:
 * "ta-daa" rises; a knock, twice the same, then higher; one long low buzz; three slow steps down; five even ticks.
 */
export const sounds: Readonly<Record<GateAnswer, Sound>> = {
  valid: { shape: 'sine', tones: [tone(784, 0.08), tone(1_175, 0.3)] },
  look: { shape: 'triangle', tones: [tone(660, 0.09, 0.06), tone(660, 0.09, 0.06), tone(990, 0.22)] },
  refused: { shape: 'sawtooth', tones: [tone(130, 0.75)] },
  'not-found': { shape: 'triangle', tones: [tone(587, 0.2, 0.05), tone(440, 0.2, 0.05), tone(294, 0.4)] },
  offline: {
    shape: 'square',
    tones: [
      tone(330, 0.05, 0.09),
      tone(330, 0.05, 0.09),
      tone(330, 0.05, 0.09),
      tone(330, 0.05, 0.09),
      tone(330, 0.05),
    ],
  },
};

const attack = 0.005;
let context: AudioContext | undefined;

/** Hearing is logarithmic: half the volume is a quarter of the amplitude. */
const gainOf = (volume: number): number => 0.6 * (volume / 100) ** 2;

/** Plays a sound at a volume from 0 to 100; nothing where the computer has no sound. */
export const playSound = (answer: GateAnswer, volume: number): void => {
  if (typeof AudioContext === 'undefined' || volume === 0) return;
  context ??= new AudioContext();
  void context.resume();
  const { shape, tones } = sounds[answer];
  let at = context.currentTime;
  for (const { pitch, length, pause } of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(gainOf(volume), at + attack);
    gain.gain.setValueAtTime(gainOf(volume), at + length * 0.6);
    gain.gain.exponentialRampToValueAtTime(0.000_1, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
    at += length + pause;
  }
};
