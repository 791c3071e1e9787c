/** The fields of a record that no section shows, so that every field is readable somewhere. */

import type { ResourceArea } from '../area/area';
import type { Field, Values } from '../area/field';
import { isBookkeeping } from '../format/plain-text';
import { guessKind } from '../list/data/columns';

/** Companion fields are shown with the field they belong to. */
const shownKeys = ({
  sections = [],
  columns,
  naming,
}: Pick<ResourceArea, 'sections' | 'columns' | 'naming'>): Set<string> => {
  const fields = sections.length > 0 ? sections.flatMap((section) => section.fields) : columns;
  return new Set([...[naming].flat(), ...fields.map(({ key }) => key)]);
};

/** In the server's order, with a kind guessed from the value. */
export const remainingFields = (
  area: Pick<ResourceArea, 'sections' | 'columns' | 'naming'>,
  values: Values,
): readonly Field[] => {
  const shown = shownKeys(area);
  const described = new Map(area.columns.map((field) => [field.key, field]));
  return Object.keys(values)
    .filter((key) => !shown.has(key) && !isBookkeeping(key))
    .map((key) => described.get(key) ?? { key, kind: guessKind(values[key], key) });
};

/** The record's status: the first status field of its columns. */
export const statusField = ({ columns }: Pick<ResourceArea, 'columns'>): Field | undefined =>
  columns.find(({ kind }) => kind === 'status');
