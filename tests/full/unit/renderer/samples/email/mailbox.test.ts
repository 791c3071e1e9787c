/** What the mailbox shows and chooses, and what is kept here. */
import type { Email } from '@contract/samples/entities/email';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addLocalMail,
  changeLocalMails,
  toggleLocalLabel,
  useLocalMails,
} from '../../../../../../renderer/samples/email/data/local-mails';
import { parseView } from '../../../../../../renderer/samples/email/data/mail-location';
import { ageOf, formatShortTime } from '../../../../../../renderer/samples/email/data/mail-time';
import { mergeMails } from '../../../../../../renderer/samples/email/data/mails';
import { mergeContacts, parsePeople, suggestContacts } from '../../../../../../renderer/samples/email/data/people';
import { extendSelection, toggleSelection } from '../../../../../../renderer/samples/email/list/selection';
import { neighborOf } from '../../../../../../renderer/samples/email/mailbox';

const person = (name: string, email = `${name.split(' ')[0]?.toLowerCase()}@example.com`) => ({ name, email });
const mail = (id: number, more: Partial<Email> = {}): Email => ({
  id,
  from: person('Sara Dare'),
  to: [],
  subject: `Mail ${id}`,
  cc: [],
  bcc: [],
  message: '',
  attachments: [],
  isStarred: false,
  labels: [],
  time: `2026-03-${String(20 - id).padStart(2, '0')}T12:00:00Z`,
  replies: [],
  folder: 'inbox',
  isRead: true,
  ...more,
});
const ids = (mails: readonly Email[]) => mails.map(({ id }) => id);
const mails = [1, 2, 3, 4, 5].map((id) => mail(id));

beforeEach(() => useLocalMails.setState({ mails: [] }));

test('the address contains a folder or a label, and nothing else', () => {
  expect(parseView(undefined, undefined)).toEqual({ kind: 'folder', name: 'inbox' });
  expect(parseView('trash', undefined)).toEqual({ kind: 'folder', name: 'trash' });
  expect(parseView(undefined, 'company')).toEqual({ kind: 'label', name: 'company' });
  expect([parseView('label', undefined), parseView(undefined, 'blue')]).toEqual([undefined, undefined]);
});

describe('a local mail', () => {
  test('is sorted among the mails of the server', () => {
    const sent = addLocalMail(
      mail(0, { folder: 'sent', subject: 'Gates', labels: ['company'], time: '2026-03-21T12:00:00Z' }),
    );
    expect(sent.id).toBeLessThan(0);
    const show = (filter: Parameters<typeof mergeMails>[2]) => ids(mergeMails([[mail(2), mail(1)]], [sent], filter));
    const view = { kind: 'folder', name: 'sent' } as const;
    expect(show({ view, q: '', unread: false })).toEqual([sent.id, 1, 2]);
    expect(show({ view, q: 'GATE', unread: false })).toContain(sent.id);
    expect(show({ view, q: 'other', unread: false })).not.toContain(sent.id);
    expect(show({ view: { kind: 'folder', name: 'inbox' }, q: '', unread: false })).toEqual([1, 2]);
    expect(show({ view: { kind: 'label', name: 'company' }, q: '', unread: false })).toContain(sent.id);
    expect(show({ view, q: '', unread: true })).toEqual([]);
  });

  test('changes like other mails', () => {
    const { id } = addLocalMail(mail(0));
    changeLocalMails([id], { isStarred: true });
    toggleLocalLabel([id], 'company');
    expect(useLocalMails.getState().mails[0]).toMatchObject({ isStarred: true, labels: ['company'] });
    toggleLocalLabel([id], 'company');
    expect(useLocalMails.getState().mails[0]?.labels).toEqual([]);
  });
});

test('mails are selected one by one, or as a range', () => {
  expect([...toggleSelection(new Set([1]), 1)]).toEqual([]);
  expect([...extendSelection(new Set([9]), mails, 2, 4)]).toEqual([9, 2, 3, 4]);
  expect([...extendSelection(new Set(), mails, 4, 2)]).toEqual([2, 3, 4]);
  expect([...extendSelection(new Set(), mails, 77, 2)]).toEqual([2]);
});

test('after mails are removed, the next remaining one becomes active, or the previous one', () => {
  expect(neighborOf(mails, [mail(2), mail(3)], '2')?.id).toBe(4);
  expect(neighborOf(mails, [mail(5)], '5')?.id).toBe(4);
  expect(neighborOf(mails, mails, '1')).toBeUndefined();
});

describe('people', () => {
  const contacts = mergeContacts(
    [person('Sara Dare'), person('Dana Reed'), person('', 'sara@example.com'), person('Me')],
    person('Me'),
  );

  test('are listed once, by name, without the user', () => {
    expect(contacts.map(({ name }) => name)).toEqual(['Dana Reed', 'Sara Dare']);
  });

  test('whose names start with the text come first, and nobody is listed twice', () => {
    expect(suggestContacts(contacts, 'da', []).map(({ name }) => name)).toEqual(['Dana Reed', 'Sara Dare']);
    expect(suggestContacts(contacts, 'da', [person('', 'DANA@example.com')]).map(({ name }) => name)).toEqual([
      'Sara Dare',
    ]);
  });

  test('have their addresses parsed as written', () => {
    expect(parsePeople('"Lee Fox" <lee@example.org>; SARA@example.com,\nx', contacts)).toEqual([
      { name: 'Lee Fox', email: 'lee@example.org' },
      person('Sara Dare'),
      { name: '', email: 'x' },
    ]);
  });
});

test('a time is shown as short as its age allows', () => {
  const now = new Date(2026, 2, 12, 15, 0).getTime();
  const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();
  expect(formatShortTime(at(2026, 2, 12, 9), now)).toBe('9:00 AM');
  expect(formatShortTime(at(2026, 2, 10, 9), now)).toBe('Tue 9:00 AM');
  expect(formatShortTime(at(2026, 1, 3, 9), now)).toBe('Feb 3');
  expect(formatShortTime(at(2025, 1, 3, 9), now)).toBe('Feb 3, 2025');
  expect(
    [at(2026, 2, 12, 0), at(2026, 2, 11, 23), at(2026, 2, 7, 9), at(2026, 1, 3, 9)].map((time) => ageOf(time, now)),
  ).toEqual(['today', 'yesterday', 'week', 'older']);
});
