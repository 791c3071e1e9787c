/**
 * Recognizes a barcode scanner that acts as a keyboard: a burst of keys, faster than a person types, that ends with Enter, a
 * line feed, or a key that the scanner is set to. A burst of which a part is missing or came late is no code, because its end
 * could be the number of another ticket or car. Times are in milliseconds.
 */
import { isModifierKey } from '../../kit/commands/keys';
import { type Stroke, typedText } from './layout';

export interface BurstOptions {
  /** The longest time between two keys of a burst. */
  readonly maxGap: number;
  /** Another key that ends a code. */
  readonly endKey?: string;
}

/**
 * A code as scanned, the longest time between its keys, and the time between its first key and the one before. A code of
 * several lines comes with each of its lines again, and all lines before it.
 */
export interface Burst {
  readonly code: string;
  readonly strokes: readonly Stroke[];
  readonly gap: number;
  readonly pause: number;
  /** Whether it has the lines of the burst before. */
  readonly isContinued: boolean;
  /** The next line comes within this time. */
  readonly linePause: number;
}

/** A scan that was not whole, what arrived of it, and whether some of its text went elsewhere than its Enter. */
export interface Interruption {
  readonly isMoved: boolean;
  readonly strokes: readonly Stroke[];
}

export interface BurstDetector {
  /**
   * Takes a key press, by the name that the browser gives it or the control character that it stands for, where it went and
   * where the key is; returns the code when the key completes a whole burst.
   */
  readonly press: (key: string, at: number, target?: unknown, place?: Omit<Stroke, 'text'>) => Burst | undefined;
  /** Ends a burst that has no key for its end: the code, if it is whole. Text that belongs to it and comes late continues it. */
  readonly finish: () => Burst | undefined;
  /** A key went by that gives no character alone, such as a digit of a character's number. */
  readonly pass: (at: number) => void;
  /** Text arrived that no key press shows, or went elsewhere, or may have: a burst around it, or within the time after it, is not whole. */
  readonly interrupt: (at: number, target?: unknown, duration?: number) => void;
  /** What was typed until now is complete and not part of the next burst. */
  readonly clear: () => void;
  /** Whether the last three keys followed each other as fast as a scanner's: two may be quick shortcuts of the user. */
  readonly isInBurst: () => boolean;
  /** Whether so many fast keys came just before, so that another one is of the same burst. */
  readonly isFollowing: (at: number, keys?: number) => boolean;
  /** Whether a burst has just been typed or ended, so that a key may still belong to it. */
  readonly isQuiet: (at: number) => boolean;
  /** Whether text was just typed as fast elsewhere, which may be a person or a program. */
  readonly isQuietElsewhere: (at: number) => boolean;
  /** Whether text was pressed that no key has ended. */
  readonly isOpen: () => boolean;
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
/** So long after a burst, other keys are its suffix: a second Enter, a line feed, a function key. */
const suffixTime = 100;
/** The next line of a code follows as fast as its characters; another scan takes longer. */
const minLinePause = 15;
const ends = new Set(['Enter', '\n', '\r']);
/** They change the text before them. */
const edits = new Set(['Backspace', 'Delete', 'Undo']);

/** Whether a key gives text, which may be several characters. Other keys have English names: `Tab`, `F5`, `Dead`. */
export const isTextKey = (key: string): boolean => [...key].length === 1 || !/^[A-Z][A-Za-z0-9]*$/.test(key);

const noPlace = { code: '', isShifted: false, isThirdLevel: false };
const newLine: Stroke = { ...noPlace, text: '\n' };

export const createBurstDetector = ({ maxGap, endKey }: BurstOptions): BurstDetector => {
  let strokes: Stroke[] = [];
  /** The lines before, and until how long after the last key they go on. */
  let lines: readonly Stroke[] = [];
  let ended: { readonly strokes: readonly Stroke[]; readonly linePause: number } | undefined;
  /** What `finish` ended, until a key shows whether that was its end. */
  let finished:
    | { lines: readonly Stroke[]; strokes: Stroke[]; gap: number; pause: number; hasTail: boolean }
    | undefined;
  /** Keys since the last pause, and the most of them without one. */
  let run = 0;
  let longestRun = 0;
  let gap = 0;
  let pause = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let openUntil = Number.NEGATIVE_INFINITY;
  /** Fast keys with text one after the other, also those that went elsewhere, and when the last of a burst came. */
  let fastKeys = 0;
  let lastFast = Number.NEGATIVE_INFINITY;
  let lastElsewhere = Number.NEGATIVE_INFINITY;
  let isBroken = false;
  let isMoved = false;
  /** A key without text came after the text. */
  let hasTail = false;
  let place: unknown;
  let interruption: Interruption | undefined;
  const reset = (): void => {
    strokes = [];
    lines = [];
    run = 0;
    longestRun = 0;
    gap = 0;
    isBroken = false;
    isMoved = false;
    hasTail = false;
    openUntil = Number.NEGATIVE_INFINITY;
  };
  const isOpen = (): boolean => strokes.length > 0 || isBroken;
  const follows = (at: number, before: number): boolean => at >= before && at - before <= Math.max(suffixTime, maxGap);
  /** Returns the time since the key before. */
  const advance = (at: number, target: unknown, text?: 'code' | 'elsewhere'): number => {
    const wait = at - last;
    last = at;
    if (at > openUntil) reset();
    if (wait > maxGap || wait < 0) {
      if (isOpen()) isBroken = true;
      run = 0;
      fastKeys = 0;
    }
    if (text !== undefined) fastKeys += 1;
    if (fastKeys > shortcutKeys && text === 'code') lastFast = at;
    if (fastKeys > shortcutKeys && text === 'elsewhere') lastElsewhere = at;
    if (isOpen() && target !== place) isMoved = true;
    place = target;
    return wait;
  };
  /** A busy computer may deliver keys so late that they were not waited for: their own times say that they are of one burst. */
  const takeUp = (before: typeof finished, wait: number): void => {
    if (!before || isOpen() || wait < 0 || wait > maxGap) return;
    ({ lines, strokes, gap, pause, hasTail } = before);
    run = strokes.length;
    longestRun = run;
  };
  const linePauseOf = (longest: number): number => Math.min(maxGap, Math.max(minLinePause, 2 * longest));
  const burstOf = (waitOfEnd: number): Burst | undefined => {
    const whole = [...lines, ...strokes];
    const code = typedText(whole);
    if (isBroken || strokes.length === 0 || [...code].length < minCodeLength) return undefined;
    const longest = Math.max(gap, waitOfEnd);
    return {
      code,
      strokes: whole,
      gap: longest,
      pause,
      isContinued: lines.length > 0,
      linePause: linePauseOf(longest),
    };
  };
  const end = (key: string, wait: number, at: number): Burst | undefined => {
    const burst = burstOf(wait);
    const isScan =
      (longestRun > shortcutKeys && [...typedText(strokes)].length >= minCodeLength) || (isMoved && run > 0);
    if (isBroken && isScan) interruption = { isMoved, strokes: [...lines, ...strokes] };
    // A short line of a scanner: nobody presses Enter as fast after two keys or a sign, nor a line feed after any.
    const isShort = run > (key === 'Enter' && !/^[^\p{L}\p{N}\s?/]$/u.test(typedText(strokes)) ? 1 : 0);
    // One letter may have moved the focus, in a menu whose items it finds; Enter on the item is the person's.
    if (burst || (isBroken && isScan) || isShort || follows(at, lastFast)) lastFast = at;
    if (strokes.length > 0 || isBroken) {
      const linePause = linePauseOf(Math.max(gap, wait));
      ended = isBroken ? undefined : { strokes: [...lines, ...strokes], linePause };
    }
    reset();
    return burst;
  };
  return {
    press: (key, at, target, where = noPlace) => {
      interruption = undefined;
      if (isModifierKey(key)) return undefined;
      const before = finished;
      finished = undefined;
      const isText = isTextKey(key);
      const wait = advance(at, target, isText && !ends.has(key) ? 'code' : undefined);
      if (ended && (wait < 0 || wait > ended.linePause)) ended = undefined;
      if (ends.has(key) || key === endKey) return end(key, wait, at);
      if (!isText || strokes.length >= maxCodeLength) {
        if (run > 0) hasTail = true;
        if (hasTail && edits.has(key)) isBroken = true;
        return undefined;
      }
      takeUp(before, wait);
      if (hasTail) isBroken = true;
      if (!isOpen()) {
        lines = ended ? [...ended.strokes, newLine] : [];
        if (!ended) pause = wait;
        ended = undefined;
      }
      if (run > 0) gap = Math.max(gap, wait);
      strokes.push({ ...where, text: key });
      run += 1;
      longestRun = Math.max(longestRun, run);
      openUntil = Math.max(openUntil, at + (longestRun > shortcutKeys ? quietAfterBurst : quiet));
      return undefined;
    },
    finish: () => {
      const burst = burstOf(0);
      if (burst) {
        ended = undefined;
        finished = { lines, strokes, gap, pause, hasTail };
        reset();
      }
      return burst;
    },
    pass: (at) => {
      if (at - last <= maxGap && at >= last) last = at;
    },
    interrupt: (at, target, duration) => {
      advance(at, target, duration === undefined ? 'elsewhere' : undefined);
      ended = undefined;
      isBroken = true;
      openUntil = Math.max(openUntil, at + (duration ?? quiet));
    },
    clear: () => {
      ended = undefined;
      finished = undefined;
      reset();
    },
    isInBurst: () => run > shortcutKeys,
    isFollowing: (at, keys = shortcutKeys) => run >= keys && at >= last && at - last <= maxGap,
    isQuiet: (at) => follows(at, lastFast),
    isQuietElsewhere: (at) => follows(at, lastElsewhere),
    isOpen,
    interruption: () => interruption,
  };
};
