import { useCallback, useMemo } from 'react';
import type { Field, Values } from '../../area/field';
import { hasText, textOf } from '../../format/text';
import type { SavedView } from '../../stores/saved-views';
import { arrangeColumns, type Column, findFields, toChoice } from './columns';
import { useListChoice } from './use-list-choice';

/** The label of a field from the area's texts; undefined if there is none. */
export const labelIn =
  (area: string) =>
  (field: Field): string | undefined => {
    const key = field.label ?? `fields.${field.key}`;
    const full = key.includes(':') ? key : `${area}:${key}`;
    return hasText(full) ? textOf(full) : undefined;
  };

export interface Columns {
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  readonly arrange: (columns: readonly Column[]) => void;
  /** Restores the definition's columns. */
  readonly reset: () => void;
}

interface Names {
  /** The area whose texts name the fields. */
  readonly texts: string;
  /** The name under which the arrangement is stored. */
  readonly arrangement: string;
  /** The saved view that is open, which has an arrangement of its own. */
  readonly view: SavedView | undefined;
}

export const useColumns = (
  { texts, arrangement, view }: Names,
  described: readonly Field[],
  sample: readonly Values[],
): Columns => {
  const [choice, choose] = useListChoice(arrangement, view);
  const known = useMemo(() => new Set(described.map(({ key }) => key)), [described]);
  const found = useMemo(() => findFields(sample, known), [sample, known]);
  // The next page mostly has the same fields; the columns then stay the same objects.
  const foundNames = found.map(({ key, kind }) => `${key}:${kind}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the fields found
  const all = useMemo(
    () => arrangeColumns(described, found, choice.columns, labelIn(texts)),
    [described, foundNames, choice.columns, texts],
  );
  const shown = useMemo(() => all.filter((column) => column.shown), [all]);
  const arrange = useCallback((columns: readonly Column[]) => choose({ columns: toChoice(columns) }), [choose]);
  const reset = useCallback(() => choose({ columns: undefined }), [choose]);
  return { all, shown, arrange, reset };
};
