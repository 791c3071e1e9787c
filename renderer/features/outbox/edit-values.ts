/** Converts the fields of an entry to the values of a form, and back to the data that is sent. */
import type { OutboxEntry, OutboxField } from '@contract/bridge';
import { type Data, isPlainObject } from '@contract/json/data';
import { readTypedNumber, toTypedNumber } from '../../kit/format/typed-number';
import { isSecret } from '../../kit/outbox/entry-text';

export type InputKind = 'text' | 'number' | 'flag' | 'list';
/** By position, because a server's field names may contain dots. */
export type EditValues = Record<string, string | boolean>;

export const inputName = (index: number): string => `field${index}`;

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** How the field is edited; undefined for nested values and passwords, which stay as they are. */
export const inputKind = (field: OutboxField): InputKind | undefined => {
  const { mine, base } = field;
  if (isSecret(field)) return undefined;
  if (typeof mine === 'boolean') return 'flag';
  if (typeof mine === 'number' || (mine === null && typeof base === 'number')) return 'number';
  if (typeof mine === 'string' || mine === null) return 'text';
  return isTextList(mine) ? 'list' : undefined;
};

/**
 * Whether a person can edit it: a deletion has no fields, a file's content is fixed, and what may have been done already
 * must not become something else.
 */
export const canEdit = ({ kind, state, fields }: OutboxEntry): boolean =>
  kind !== 'upload' &&
  (state === 'queued' || state === 'refused') &&
  fields.some((field) => inputKind(field) !== undefined);

const toValue = ({ mine }: OutboxField): string | boolean => {
  if (typeof mine === 'boolean') return mine;
  if (typeof mine === 'number') return toTypedNumber(mine);
  return isTextList(mine) ? mine.join('\n') : String(mine ?? '');
};

export const toEditValues = (fields: readonly OutboxField[]): EditValues =>
  Object.fromEntries(
    fields.flatMap((field, index) => (inputKind(field) === undefined ? [] : [[inputName(index), toValue(field)]])),
  );

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const fromValue = (kind: InputKind, typed: string | boolean): string | number | boolean | null | readonly string[] => {
  if (typeof typed === 'boolean') return typed;
  if (kind === 'list') return linesOf(typed);
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  return kind === 'number' ? Number(readTypedNumber(trimmed)[0]) : typed;
};

/** The data with the edited values; values that were not edited keep their type. */
export const toEditedData = ({ input, fields }: OutboxEntry, values: EditValues): Data => {
  const { data } = input;
  const hasData = typeof data === 'object' && data !== null && isPlainObject(data);
  // An input that a call names itself is left out if it is empty; a record's field is emptied.
  const empty = hasData ? null : undefined;
  const edited = fields.flatMap((field, index) => {
    const kind = inputKind(field);
    const typed = values[inputName(index)];
    return kind === undefined || typed === undefined || typed === toValue(field)
      ? []
      : [[field.name, fromValue(kind, typed) ?? empty]];
  });
  return { ...(hasData ? data : input), ...Object.fromEntries(edited) } as Data;
};
