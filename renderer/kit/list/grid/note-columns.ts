/** The columns that an export can add: note, star and color. */
import type { ExportColumn, LocalNote } from '@contract/bridge';
import type { Values } from '../../area/field';
import { kitText } from '../../format/text';
import type { Column } from '../data/columns';

type Part = NonNullable<ExportColumn['local']>;

const labels = { text: 'notes.note', star: 'notes.star', color: 'notes.color' } as const satisfies Record<Part, string>;
const parts = Object.keys(labels) as readonly Part[];
const keyOf = (part: Part): string => `local.${part}`;
const partByKey: ReadonlyMap<string, Part> = new Map(parts.map((part) => [keyOf(part), part]));

/** Not chosen at first. */
export const noteColumns = (): readonly Column[] =>
  parts.map((part) => {
    const key = keyOf(part);
    return { key, field: { key }, label: kitText(labels[part]), shown: false, found: false, width: 0 };
  });

/** The part of a note that a column shows; undefined for a column of the records. */
export const notePartOf = (key: string): Part | undefined => partByKey.get(key);

/** A row with its note's parts, as they are exported. */
export const withNoteParts = (row: Values, note: LocalNote | undefined): Values =>
  note ? { ...row, [keyOf('text')]: note.text, [keyOf('star')]: note.star || '', [keyOf('color')]: note.color } : row;
