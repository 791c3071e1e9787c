import type { Texts } from '@contract/text/messages';

/** Where texts can be loaded from. */
export type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

/** The texts that a language starts with, by file. */
export interface StartTexts {
  /** Complete namespaces. */
  readonly early: Readonly<Record<string, Texts>>;
  /** The names in the others. */
  readonly names: Readonly<Record<string, Texts>>;
  /** The others. */
  readonly later: TextFiles;
}
