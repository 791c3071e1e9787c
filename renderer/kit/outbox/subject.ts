/** What an entry is about: the texts and the fields of the records that its call changes. */
import { areaOfCall } from '@contract/area-of-call';
import type { OutboxEntry, OutboxField } from '@contract/bridge';
import type { Field } from '../area/field';
import { entities } from '../area/list-facts';
import { fieldName } from '../format/field-name';
import { hasText, textOf } from '../format/text';

/** The text namespace with the fields of a call, by the call's area in the contract. */
const namespaces: Readonly<Record<string, string>> = {
  admin: 'admins',
  assignment: 'tracks',
  auth: 'account',
  media: 'media',
  support: 'messages',
  track: 'tracks',
};

export const nameOfCall = ({ call }: Pick<OutboxEntry, 'call'>): string => call.split('.')[1] ?? '';

/** The namespace of the entry's texts; its own screen's if no area shows such records. */
export const namespaceOf = (entry: Pick<OutboxEntry, 'call'>): string => namespaces[areaOfCall(entry.call)] ?? 'outbox';

/** The status words of a field; undefined if it takes any text. */
export const wordsOf = (entry: OutboxEntry, { name }: OutboxField): readonly string[] | undefined => {
  const fact = entities[areaOfCall(entry.call)]?.[name];
  return typeof fact === 'object' ? fact : undefined;
};

/** The texts of values that the fields of no entity describe, by call and field. */
const valueTexts: Readonly<Record<string, string>> = { 'support.sendPush.audience': 'messages:audience' };

/** The field as the kit formats it. */
export const fieldOf = (entry: OutboxEntry, { name }: Pick<OutboxField, 'name'>): Field => {
  const texts = valueTexts[`${entry.call}.${name}`];
  if (texts !== undefined) return { key: name, kind: 'status', valueTexts: texts };
  const entity = areaOfCall(entry.call);
  const fact = entities[entity]?.[name];
  if (fact === undefined) return { key: name };
  if (typeof fact === 'string') return { key: name, kind: fact };
  return { key: name, kind: 'status', valueTexts: `words:${entity}.${name}` };
};

/** The label that the form gives the field, or its name made readable. The namespace must be loaded. */
export const labelOf = (entry: Pick<OutboxEntry, 'call'>, { name }: Pick<OutboxField, 'name'>): string =>
  [`${namespaceOf(entry)}:fields.${name}`, `outbox:fields.${name}`]
    .filter((key) => hasText(key))
    .map((key) => textOf(key))[0] ?? fieldName(name);
