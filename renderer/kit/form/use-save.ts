/**
 * Saves a record and reads it back, because a server may report success and change nothing. After a lost answer
 * it only reads; it never sends the record again.
 */
import type { Done } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import type { Data } from '@contract/json/data';
import { idIn } from '@contract/list/all-pages';
import { hasData } from '@contract/reading/same-value';
import { useRef } from 'react';
import type { Values } from '../area/field';
import { fromServer } from '../bridge/from-server';
import { removeMatchingDrafts } from '../outbox/remove-matching-drafts';
import { type Confirmation, confirmationOf } from './read-back';

/**
 * After a lost response, checks whether the server has the change; nothing is sent again. If the change is found, the
 * result is a success; otherwise the failure remains. `find` returns the record with the sent values, or undefined.
 */
const resolveUnknownOutcome = async (
  result: Result<Done>,
  find: () => Promise<Values | undefined>,
): Promise<Result<Done>> => {
  if (result.ok || result.failure.kind !== 'unknown-outcome') return result;
  const record = await find();
  return record ? ok({ record }) : result;
};

interface SaveOptions<V> {
  /** Converts the form's values to the data that is sent; `before` has the initial values. */
  readonly dataOf: (values: V, before: V) => Data | Promise<Data>;
  readonly send: (data: Data) => Promise<Result<Done>>;
  /**
   * Reads the current record from the server. A new record is found by the id in the answer, or else by the sent
   * values.
   */
  readonly read: (data: Data, id: string | undefined) => Promise<Result<Values>>;
  /** The earlier record; absent for a new one. */
  readonly record?: Values;
  readonly labelOf: (field: string) => string | undefined;
}

export interface Save<V> {
  readonly onSubmit: (values: V, before: V) => Promise<Result<Done>>;
  readonly confirm: (done: Done) => Promise<Confirmation>;
}

const idOf = ({ record }: Done): string | undefined => idIn('id')(record ?? {}) || undefined;

export const useSave = <V>({ dataOf, send, read, record, labelOf }: SaveOptions<V>): Save<V> => {
  const sent = useRef<Data>({});
  return {
    onSubmit: async (values, before) => {
      const data = await dataOf(values, before);
      sent.current = data;
      return resolveUnknownOutcome(await send(data), async () => {
        const now = fromServer(await read(data, undefined));
        if (!now.ok || !hasData(now.value, data, record)) return undefined;
        const text = JSON.stringify(data);
        removeMatchingDrafts((input) => JSON.stringify(input.data) === text);
        return now.value;
      });
    },
    confirm: async (done) =>
      confirmationOf(fromServer(await read(sent.current, idOf(done))), {
        data: sent.current,
        labelOf,
        ...(record ? { before: record } : {}),
      }),
  };
};

/** The only row of a list with the sent values, for new records whose id the server does not return. */
export const findSavedRow = (rows: Result<{ readonly rows: readonly Values[] }>, data: Data): Result<Values> => {
  if (!rows.ok) return rows;
  const row = rows.value.rows.find((one) => hasData(one, data));
  return row ? { ok: true, value: row } : fail('rejected', 'not-found');
};
