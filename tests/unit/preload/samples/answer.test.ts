import { readAnswer } from '@contract/http/read-answer';
import { expect, it } from 'vitest';
import { row } from '../../../support/rows';

const read = (id: string, body: unknown) => readAnswer(row(id), { status: 200, type: 'application/json', body });

it('a list of the sample API has no envelope and is complete', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(read('faq.categories', rows)).toEqual({ ok: true, value: { rows, isComplete: true } });
});

it('the answer to a change contains the record', () =>
  expect(read('user.create', { user: { id: 1 } })).toEqual({ ok: true, value: { record: { user: { id: 1 } } } }));

it('a raw value is returned unchanged', () => {
  const value = { emails: [], emailsMeta: { inbox: 2 } };
  expect(read('email.list', value)).toEqual({ ok: true, value });
});
