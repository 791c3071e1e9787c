/**
 * Recognizes a barcode scanner that acts as a keyboard: a burst of keys, faster than a person types, that ends with
 * Enter. Times are in milliseconds.
 */

export interface BurstOptions {
  /** The longest time between two keys of a burst. */
  readonly maxGap: number;
}

/** A code as scanned, the longest time between its keys, and the time between its first key and the one before. */
export interface Burst {
  readonly code: string;
  readonly gap: number;
  readonly pause: number;
}

export interface BurstDetector {
  /** Takes a key press; returns the code when the key completes a burst. */
  readonly press: (key: string, at: number) => Burst | undefined;
  /** Whether the last three keys followed each other as fast as a scanner's: two may be quick shortcuts of the user. */
  readonly isInBurst: () => boolean;
}

/** Shorter bursts may be a person who types fast. */
export const minCodeLength = 4;
const maxCodeLength = 4_096;
/** Scanners press them for capital letters and symbols. */
const modifiers = new Set(['Shift', 'CapsLock', 'Control', 'Alt', 'AltGraph', 'Dead']);

export const createBurstDetector = ({ maxGap }: BurstOptions): BurstDetector => {
  let code = '';
  let last = Number.NEGATIVE_INFINITY;
  let gap = 0;
  let pause = Number.POSITIVE_INFINITY;
  const reset = (): void => {
    code = '';
    gap = 0;
  };
  return {
    press: (key, at) => {
      if (modifiers.has(key)) return undefined;
      const wait = at - last;
      last = at;
      if (wait > maxGap || wait < 0) reset();
      if (key === 'Enter') {
        const burst = { code, gap: code === '' ? 0 : Math.max(gap, wait), pause };
        reset();
        return [...burst.code].length >= minCodeLength ? burst : undefined;
      }
      if ([...key].length !== 1 || code.length >= maxCodeLength) {
        reset();
        return undefined;
      }
      if (code === '') pause = wait;
      gap = code === '' ? 0 : Math.max(gap, wait);
      code += key;
      return undefined;
    },
    isInBurst: () => [...code].length > 2,
  };
};
