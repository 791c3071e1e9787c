/**
 * Recognizes a barcode scanner that acts as a keyboard: a burst of keys, faster than a person types, that ends with
 * Enter. A burst of which a part is missing or came late is no code, because its end could be the number of another
 * ticket or car. Times are in milliseconds.
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

/** A scan that was not whole, and whether some of its text went elsewhere than its Enter. */
export interface Interruption {
  readonly isMoved: boolean;
}

export interface BurstDetector {
  /**
   * Takes a key press, by the name that the browser gives it, and where it went; returns the code when the key completes
   * a whole burst.
   */
  readonly press: (key: string, at: number, target?: unknown) => Burst | undefined;
  /** Text arrived that no key press shows, or went elsewhere: a burst around it, or within the time after it, is not whole. */
  readonly interrupt: (at: number, target?: unknown, duration?: number) => void;
  /** What was typed until now is complete and not part of the next burst. */
  readonly clear: () => void;
  /** Whether the last three keys followed each other as fast as a scanner's: two may be quick shortcuts of the user. */
  readonly isInBurst: () => boolean;
  /** If the key that was pressed last was the Enter of a scan that is not whole. */
  readonly interruption: () => Interruption | undefined;
}

/** Shorter bursts may be a person who types fast. */
export const minCodeLength = 4;
const maxCodeLength = 4_096;
/** So many fast keys may be shortcuts of the user. */
const shortcutKeys = 2;
/** So long after a key, a burst may be the rest of one that the key began; longer after keys as fast as a scanner's. */
const quiet = 2_000;
const quietAfterBurst = 5_000;
/** Scanners press them for capital letters and symbols. */
const modifiers = new Set(['Shift', 'CapsLock', 'NumLock', 'Control', 'Alt', 'AltGraph']);

/** Whether a key gives text, which may be several characters. Other keys have English names: `Tab`, `F5`, `Dead`. */
export const isTextKey = (key: string): boolean => [...key].length === 1 || !/^[A-Z][A-Za-z0-9]*$/.test(key);

export const createBurstDetector = ({ maxGap }: BurstOptions): BurstDetector => {
  let code = '';
  /** Keys since the last pause, and the most of them without one. */
  let run = 0;
  let longestRun = 0;
  let gap = 0;
  let pause = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let openUntil = Number.NEGATIVE_INFINITY;
  let isBroken = false;
  let isMoved = false;
  let place: unknown;
  let interruption: Interruption | undefined;
  const clear = (): void => {
    code = '';
    run = 0;
    longestRun = 0;
    gap = 0;
    isBroken = false;
    isMoved = false;
    openUntil = Number.NEGATIVE_INFINITY;
  };
  const isOpen = (): boolean => code !== '' || isBroken;
  /** Returns the time since the key before. */
  const advance = (at: number, target: unknown): number => {
    const wait = at - last;
    last = at;
    if (at > openUntil) clear();
    if (wait > maxGap || wait < 0) {
      if (isOpen()) isBroken = true;
      run = 0;
    }
    if (isOpen() && target !== place) isMoved = true;
    place = target;
    return wait;
  };
  return {
    press: (key, at, target) => {
      interruption = undefined;
      if (modifiers.has(key)) return undefined;
      const wait = advance(at, target);
      if (key === 'Enter') {
        const length = [...code].length;
        const burst = !isBroken && length >= minCodeLength ? { code, gap: Math.max(gap, wait), pause } : undefined;
        const isScan = (longestRun > shortcutKeys && length >= minCodeLength) || (isMoved && run > 0);
        if (isBroken && isScan) interruption = { isMoved };
        clear();
        return burst;
      }
      if (!isTextKey(key) || code.length >= maxCodeLength) {
        if (run > 0) isBroken = true;
        return undefined;
      }
      if (!isOpen()) pause = wait;
      if (run > 0) gap = Math.max(gap, wait);
      code += key;
      run += 1;
      longestRun = Math.max(longestRun, run);
      openUntil = Math.max(openUntil, at + (longestRun > shortcutKeys ? quietAfterBurst : quiet));
      return undefined;
    },
    interrupt: (at, target, duration = quiet) => {
      advance(at, target);
      isBroken = true;
      openUntil = Math.max(openUntil, at + duration);
    },
    clear,
    isInBurst: () => run > shortcutKeys,
    interruption: () => interruption,
  };
};
