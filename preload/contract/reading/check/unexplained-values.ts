/** Values that the profile does not explain yet, for the check screen only; they are never part of a report. */

import type { EntityName } from '../../entities/entity-name';
import type { Fields } from '../../entities/field';
import { field as at, isRecord, type Values } from '../../json/record';
import type { EndpointId } from '../../table';
import { entityFields } from '../entity-fields';
import { hasFraction } from '../values/money';

const maxRows = 200;
const maxWords = 12;
const maxLength = 40;

/** A word of a status that Pitwall does not know. */
export interface UnknownWord {
  readonly entity: EntityName;
  readonly field: string;
  readonly word: string;
  readonly rows: number;
  readonly call: EndpointId;
}

export interface Example {
  readonly call: EndpointId;
  readonly field: string;
  readonly value: string;
  readonly currency?: string;
}

export interface UnexplainedValues {
  readonly words: readonly UnknownWord[];
  /** Unknown words of an ability list. */
  readonly subjects: readonly string[];
  readonly actions: readonly string[];
  /** A whole number in a money field. */
  readonly amount?: Example;
  /** Whether an amount is a JSON number with a fraction: then whole numbers are not cents. */
  readonly hasFraction: boolean;
  /** A date and time without a zone. */
  readonly moment?: Example;
  /** Time zones in records. */
  readonly zones: readonly string[];
  /** Hosts of pictures and files, other than the server's. */
  readonly hosts: readonly string[];
}

export const noUnexplainedValues: UnexplainedValues = {
  words: [],
  subjects: [],
  actions: [],
  hasFraction: false,
  zones: [],
  hosts: [],
};

const zoneless = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?$/;

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

const wordsIn = (
  fields: Fields,
  rows: readonly Values[],
  entity: EntityName,
  call: EndpointId,
): readonly UnknownWord[] =>
  Object.entries(fields).flatMap(([field, { kind, words }]) => {
    if (kind !== 'word' || !words) return [];
    const counts = new Map<string, number>();
    for (const row of rows) {
      const word = row[field];
      const isForeign = typeof word === 'string' && word !== '' && word.length <= maxLength && !words.includes(word);
      if (isForeign) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    // A field with more words than this is free text, not a status.
    if (counts.size > maxWords) return [];
    return [...counts].map(([word, count]) => ({ entity, field, word, rows: count, call }));
  });

const exampleOf = (
  fields: Fields,
  rows: readonly Values[],
  call: EndpointId,
  kind: 'money' | 'dateTime',
  isOne: (value: unknown) => boolean,
): Example | undefined => {
  let best: Example | undefined;
  for (const [field, { kind: own }] of Object.entries(fields)) {
    if (own !== kind) continue;
    for (const row of rows) {
      const value = row[field];
      if (!isOne(value)) continue;
      const { currency } = row;
      const example = { call, field, value: String(value), ...(typeof currency === 'string' ? { currency } : {}) };
      if (best === undefined || (kind === 'money' && Number(value) > Number(best.value))) best = example;
    }
  }
  return best;
};

/** The host of an address. The contract has no type for `URL`, although every runtime has it. */
const hostOf = (address: string): string | undefined =>
  /^https?:\/\/((?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();

/** Examines one call's canonical records; `originals` are some of the same records as sent. */
export const findUnexplained = (
  call: EndpointId,
  entity: EntityName | undefined,
  records: readonly Values[],
  originals: readonly Values[],
): UnexplainedValues => {
  if (entity === undefined) return noUnexplainedValues;
  const { fields }: { readonly fields: Fields } = entityFields[entity];
  const rows = records.slice(0, maxRows);
  const amount = exampleOf(
    fields,
    rows,
    call,
    'money',
    (value) => typeof value === 'number' && Number.isInteger(value) && value !== 0,
  );
  const moment = exampleOf(
    fields,
    rows,
    call,
    'dateTime',
    (value) => typeof value === 'string' && zoneless.test(value),
  );
  const urls = Object.entries(fields).filter(([, { kind }]) => kind === 'url' || kind === 'urls');
  const pictures = urls.filter(([name]) => !/website|ctaUrl|shareUrl|rulesUrl/.test(name));
  const hosts = rows.flatMap((row) =>
    pictures.flatMap(([name]) => texts(row[name]).flatMap((one) => hostOf(one) ?? [])),
  );
  return {
    words: wordsIn(fields, rows, entity, call),
    subjects: rows.flatMap((row) => texts(row.unknownSubjects).filter((one) => !one.includes(' '))),
    actions: rows.flatMap((row) => texts(row.unknownActions)),
    ...(amount ? { amount } : {}),
    hasFraction: originals.some((row) => moneyIn(row, fields)),
    ...(moment ? { moment } : {}),
    zones: [...new Set(rows.flatMap((row) => texts(row.timezone)))].slice(0, 5),
    hosts: [...new Set(hosts)].slice(0, 20),
  };
};

/** Whether a record has a JSON number with a fraction in a money field, under its own or a similar name. */
const moneyIn = (row: Values, fields: Fields): boolean =>
  Object.entries(row).some(([name, value]) => {
    const own = name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const kind = Object.hasOwn(fields, own) ? fields[own]?.kind : undefined;
    return (
      kind === 'money' && typeof (isRecord(value) ? at(value, 'amount') : value) === 'number' && hasFraction(value)
    );
  });

const joined = <T>(lists: readonly (readonly T[])[], limit: number): readonly T[] =>
  [...new Set(lists.flat())].slice(0, limit);

/** Merges the values of several calls; each word once for each entity and field. */
export const mergeUnexplained = (all: readonly UnexplainedValues[]): UnexplainedValues => {
  const words = new Map<string, UnknownWord>();
  for (const one of all.flatMap((seen) => seen.words)) {
    const key = `${one.entity}.${one.field} ${one.word}`;
    if (!words.has(key)) words.set(key, one);
  }
  const amounts = all.flatMap(({ amount }) => amount ?? []);
  const amount = amounts.toSorted((one, other) => Number(other.value) - Number(one.value))[0];
  const moment = all.find((seen) => seen.moment)?.moment;
  return {
    words: [...words.values()].slice(0, 100),
    subjects: joined(
      all.map(({ subjects }) => subjects),
      50,
    ),
    actions: joined(
      all.map(({ actions }) => actions),
      20,
    ),
    ...(amount ? { amount } : {}),
    hasFraction: all.some((seen) => seen.hasFraction),
    ...(moment ? { moment } : {}),
    zones: joined(
      all.map(({ zones }) => zones),
      5,
    ),
    hosts: joined(
      all.map(({ hosts }) => hosts),
      20,
    ),
  };
};
