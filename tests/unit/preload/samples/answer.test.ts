import { readAnswer } from '@contract/answer';
import { rowOf } from '@contract/table';
import { expect, it } from 'vitest';

const read = (id: string, body: unknown) => {
  const row = rowOf(id);
  if (!row) throw new Error(`no row ${id}`);
  return readAnswer(row, { status: 200, type: 'application/json', body });
};

it('a list of the sample API comes bare, and is all there is', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(read('faq.categories', rows)).toEqual({ ok: true, value: { rows, whole: true } });
});

it('what was done brings the record along', () =>
  expect(read('user.create', { user: { id: 1 } })).toEqual({ ok: true, value: { record: { user: { id: 1 } } } }));

it('a raw value comes as it is', () => {
  const value = { emails: [], emailsMeta: { inbox: 2 } };
  expect(read('email.list', value)).toEqual({ ok: true, value });
});
