/** Three short sounds, so that staff who look at people hear what a scan gave. */

export type ScanSound = 'none' | 'offline' | 'other';

interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly length: number;
}

/** Not found falls; no connection repeats one low tone; another event rises and falls. */
const tonesOf: Readonly<Record<ScanSound, readonly Tone[]>> = {
  none: [
    { pitch: 440, length: 0.12 },
    { pitch: 220, length: 0.22 },
  ],
  offline: [
    { pitch: 180, length: 0.09 },
    { pitch: 180, length: 0.09 },
    { pitch: 180, length: 0.09 },
  ],
  other: [
    { pitch: 520, length: 0.1 },
    { pitch: 780, length: 0.1 },
    { pitch: 520, length: 0.1 },
  ],
};

const pause = 0.05;
const volume = 0.2;
let context: AudioContext | undefined;

/** Plays nothing where the computer has no sound. */
export const playSound = (sound: ScanSound): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const { pitch, length } of tonesOf[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
    at += length + pause;
  }
};
