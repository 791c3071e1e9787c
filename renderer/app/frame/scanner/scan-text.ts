/** What a burst of keys says: its text by the likeliest layout, without what the scanner puts in front of it. */
import type { ScannerLayout } from '@contract/settings/scanner';
import { cleanCode } from '../../../event/scan/code';
import { isForeign } from '../../../event/scan/foreign';
import { readStrokes, type Stroke, senseOf, textOnLayout, typedText, unreadable } from '../../../event/scan/layout';
import { isLineOfForeign } from '../../../event/scan/scan-store';

/** The text of the keys, on any layout, that is a secret or personal data. It is neither looked up nor sent. */
export const personalText = (strokes: readonly Stroke[], at: number, ...texts: readonly string[]): string | undefined =>
  // Strokes without places have no text on another layout, which is not an empty line.
  [...texts, typedText(strokes), textOnLayout(strokes, 'us')]
    .filter((one) => one !== undefined)
    .find((one) => isForeign(cleanCode(one)) || isLineOfForeign(cleanCode(one), at));

interface Reading {
  readonly layout: ScannerLayout;
  /** What the scanner is set to put in front of each code. */
  readonly prefix: string;
  /** The text of the field, if it has characters that its keys don't tell, or tells them better. */
  readonly ownText: string | undefined;
}

/** The code of a burst that ended at a time; undefined if it can't be read, or says nothing. */
export const readCode = (
  strokes: readonly Stroke[],
  at: number,
  { layout, prefix, ownText }: Reading,
): string | undefined => {
  const texts = [...(ownText === undefined ? [] : [ownText]), readStrokes(strokes, layout).text];
  const [best = ''] = texts.toSorted((one, other) => senseOf(other) - senseOf(one));
  const personal = personalText(strokes, at, best);
  if (personal !== undefined) return personal;
  const cleaned = cleanCode(best);
  const code = prefix !== '' && cleaned.startsWith(prefix) ? cleaned.slice(prefix.length) : cleaned;
  return code === '' || best.includes(unreadable) ? undefined : code;
};
