/**
 * How much a text looks like a number that a server gives. The numbers in a server's rows show its shapes: TK-5523-12 and
 * TK-9-1 have the same, and so has TK-0000-0, which no row has.
 */
import { partsOf, plain, squeeze } from './code';

/**
 * 3: the shape of a ticket's number or QR text; 2: of a booking's number; 1: of a number in general; 0: of nothing known.
 * A ticket outweighs its booking, because it alone decides who comes in.
 */
export type Likeness = 0 | 1 | 2 | 3;

interface Shapes {
  readonly known: Set<string>;
  /** The fewest and most digits of numbers without anything else. */
  min: number;
  max: number;
}

export interface NumberShapes {
  /** Learns from a number that a server gave. */
  readonly add: (kind: 'ticket' | 'booking', number: unknown) => void;
  readonly likeness: (text: string) => Likeness;
}

/** A part between signs: its digits, its letters if they come first, or else its length. */
const shapeOfPart = (part: string, at: number): string => {
  if (/^\p{N}+$/u.test(part)) return '9';
  const prefix = at === 0 ? /^(\p{L}{1,4})(\p{N}*)$/u.exec(part) : null;
  return prefix ? `${prefix[1]}${prefix[2] === '' ? '' : '9'}` : `x${part.length}`;
};

const shapeOf = (text: string): string =>
  text
    .split(/([^\p{L}\p{N}]+)/u)
    .map((part, at) => (at % 2 === 1 ? part : shapeOfPart(part, at)))
    .join('');

const isWord = (text: string): boolean => /\p{Ll}/u.test(text) && !/\p{N}/u.test(text);

/** Numbers of digits only grow: the next may have so many more. */
const moreDigits = 2;

/** A part with so many signs is a number, whoever gave it: its letters are all capital, and it has digits. */
const surelyNumber = 5;

/** Shorter parts, such as the 2 of `v=2`, are also words of addresses. */
const minLength = 4;

/** How much a text looks like a number without any row to compare with: `spring-2026` less than `TK-9-1`, `en` not at all. */
const numberSigns = (text: string): number => {
  const length = squeeze(text).length;
  if (length > 64 || /[\s/:?&=@,;]/u.test(text)) return 0;
  const [hasDigit, hasLetter] = [/\p{Nd}/u.test(text), /\p{L}/u.test(text)];
  let signs = hasDigit ? 2 : 0;
  if (hasDigit && hasLetter) signs += 2;
  if (hasDigit && /[\p{L}\p{N}][\p{Pd}_.][\p{L}\p{N}]/u.test(text)) signs += 1;
  if (hasLetter && !/\p{Ll}/u.test(text)) signs += 1;
  if (/\p{Ll}{4}/u.test(text) || length > 24) signs -= 1;
  if (/^(?:19|20)\d\d-?\d\d-?\d\d/.test(text)) signs -= 2;
  if (length < minLength) signs -= 3;
  return Math.max(0, signs);
};

export const createNumberShapes = (): NumberShapes => {
  const create = (): Shapes => ({ known: new Set(), min: Number.POSITIVE_INFINITY, max: 0 });
  const shapes = { ticket: create(), booking: create() };
  const fits = ({ known, min, max }: Shapes, text: string): boolean =>
    /^\p{N}+$/u.test(text) ? text.length >= min && text.length <= max + moreDigits : known.has(shapeOf(text));
  return {
    add: (kind, number) => {
      const text = plain(number);
      const of = shapes[kind];
      if (squeeze(text) === '') return;
      if (!/^\p{N}+$/u.test(text)) of.known.add(shapeOf(text));
      else {
        of.min = Math.min(of.min, text.length);
        of.max = Math.max(of.max, text.length);
      }
    },
    likeness: (part) => {
      const text = plain(part);
      // A word of an address may be as long as a number of letters.
      if (isWord(part)) return fits(shapes.ticket, text) || fits(shapes.booking, text) ? 1 : 0;
      if (fits(shapes.ticket, text)) return 3;
      if (fits(shapes.booking, text)) return 2;
      return numberSigns(part) >= 2 ? 1 : 0;
    },
  };
};

/** The candidates that look most like numbers first; of those that look alike, in their order. */
export const rankCandidates = (candidates: readonly string[], shapes: readonly NumberShapes[]): readonly string[] => {
  const rank = (text: string): number =>
    10 * Math.max(0, ...shapes.map(({ likeness }) => likeness(text))) + numberSigns(text);
  const ranks = new Map(candidates.map((text) => [text, rank(text)]));
  return candidates.toSorted((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
};

/** A part of a code that is the number of a row. */
interface PartHit {
  readonly text: string;
  readonly kind: string;
  /** False if something else may be meant. */
  readonly isCertain: boolean;
}

/** A part that was found makes the parts around it and within it found, too. */
const missingOf = (candidates: readonly string[], found: ReadonlySet<string>): readonly string[] => {
  const within = new Set([...found].flatMap((text) => [...partsOf(text)]));
  return candidates.filter((text) => !within.has(text) && ![...partsOf(text)].some((part) => found.has(part)));
};

/**
 * Keeps what a code means. Its ticket outweighs its booking, and both outweigh what only resembles a number of the server's
 * rows. If a part that was not found outweighs those that were, none of them counts: the code is of a ticket that is not
 * here, and its `v=2` is not booking 2. If such a part weighs as much, what was found is not certain.
 */
export const keepMeant = <Hit extends PartHit>(
  candidates: readonly string[],
  hits: readonly Hit[],
  shapes: NumberShapes,
): readonly Hit[] => {
  const missing = missingOf(candidates, new Set(hits.map(({ text }) => text)));
  const weightOf = ({ kind }: Hit): number => (kind === 'booking' ? 2 : 3);
  const isOutweighed = (hit: Hit): boolean =>
    missing.some((text) => {
      const isShort = squeeze(hit.text).length < minLength;
      const isStronger = isShort && numberSigns(text) >= 2 && numberSigns(text) > numberSigns(hit.text);
      return shapes.likeness(text) > weightOf(hit) || isStronger;
    });
  const kept = hits.filter((hit) => !isOutweighed(hit));
  const most = Math.max(0, ...kept.map(weightOf));
  // The other may be the number of one of the booking's tickets.
  const isRival = (text: string): boolean =>
    shapes.likeness(text) === most || (most === 2 && numberSigns(text) >= surelyNumber);
  const hasRival = missing.some(isRival);
  return kept.filter((hit) => weightOf(hit) === most).map((hit) => ({ ...hit, isCertain: hit.isCertain && !hasRival }));
};
