/** What the mailbox shows and chooses, and what is kept here. */
import type { Email } from '@contract/samples/entities/email';
import { beforeEach, describe, expect, test } from 'vitest';
import { belongTo } from '../../../../../renderer/kit/reset';
import { changeKept, keep, toggleKept, useKept } from '../../../../../renderer/samples/email/data/kept';
import { ageOf, shortTime } from '../../../../../renderer/samples/email/data/mail-time';
import { merged } from '../../../../../renderer/samples/email/data/mails';
import { known, readPeople, suggest } from '../../../../../renderer/samples/email/data/people';
import { readPlace } from '../../../../../renderer/samples/email/data/place';
import { extended, toggled } from '../../../../../renderer/samples/email/list/selection';
import { neighborOf } from '../../../../../renderer/samples/email/mailbox';

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

beforeEach(() => useKept.setState({ mails: [] }));

test('the address names a folder or a label, and nothing else', () => {
  expect(readPlace(undefined, undefined)).toEqual({ kind: 'folder', name: 'inbox' });
  expect(readPlace('trash', undefined)).toEqual({ kind: 'folder', name: 'trash' });
  expect(readPlace(undefined, 'company')).toEqual({ kind: 'label', name: 'company' });
  expect([readPlace('label', undefined), readPlace(undefined, 'blue')]).toEqual([undefined, undefined]);
});

describe('what is kept here', () => {
  test('stands among the mails of the service, where it belongs', () => {
    const sent = keep(mail(0, { folder: 'sent', subject: 'Gates', labels: ['company'], time: '2026-03-21T12:00:00Z' }));
    expect(sent.id).toBeLessThan(0);
    const show = (filter: Parameters<typeof merged>[2]) => ids(merged([[mail(2), mail(1)]], [sent], filter));
    const place = { kind: 'folder', name: 'sent' } as const;
    expect(show({ place, q: '', unread: false })).toEqual([sent.id, 1, 2]);
    expect(show({ place, q: 'GATE', unread: false })).toContain(sent.id);
    expect(show({ place, q: 'other', unread: false })).not.toContain(sent.id);
    expect(show({ place: { kind: 'folder', name: 'inbox' }, q: '', unread: false })).toEqual([1, 2]);
    expect(show({ place: { kind: 'label', name: 'company' }, q: '', unread: false })).toContain(sent.id);
    expect(show({ place, q: '', unread: true })).toEqual([]);
  });

  test('changes as other mails do', () => {
    const { id } = keep(mail(0));
    changeKept([id], { isStarred: true });
    toggleKept([id], 'company');
    expect(useKept.getState().mails[0]).toMatchObject({ isStarred: true, labels: ['company'] });
    toggleKept([id], 'company');
    expect(useKept.getState().mails[0]?.labels).toEqual([]);
  });

  test('is gone when somebody else signs in', () => {
    belongTo('1');
    keep(mail(0));
    belongTo('1');
    expect(useKept.getState().mails).toHaveLength(1);
    belongTo('2');
    expect(useKept.getState().mails).toEqual([]);
  });
});

test('choosing goes mail by mail, or up to one', () => {
  expect([...toggled(new Set([1]), 1)]).toEqual([]);
  expect([...extended(new Set([9]), mails, 2, 4)]).toEqual([9, 2, 3, 4]);
  expect([...extended(new Set(), mails, 4, 2)]).toEqual([2, 3, 4]);
  expect([...extended(new Set(), mails, 77, 2)]).toEqual([2]);
});

test('after mails go, the next that stays is looked at, or the one before', () => {
  expect(neighborOf(mails, [mail(2), mail(3)], '2')?.id).toBe(4);
  expect(neighborOf(mails, [mail(5)], '5')?.id).toBe(4);
  expect(neighborOf(mails, mails, '1')).toBeUndefined();
});

describe('people', () => {
  const contacts = known(
    [person('Sara Dare'), person('Dana Reed'), person('', 'sara@example.com'), person('Me')],
    person('Me'),
  );

  test('each is known once, by name, and oneself is not', () => {
    expect(contacts.map(({ name }) => name)).toEqual(['Dana Reed', 'Sara Dare']);
  });

  test('those whose words begin so come first, and nobody twice', () => {
    expect(suggest(contacts, 'da', []).map(({ name }) => name)).toEqual(['Dana Reed', 'Sara Dare']);
    expect(suggest(contacts, 'da', [person('', 'DANA@example.com')]).map(({ name }) => name)).toEqual(['Sara Dare']);
  });

  test('addresses are read as they are written', () => {
    expect(readPeople('"Lee Fox" <lee@example.org>; SARA@example.com,\nx', contacts)).toEqual([
      { name: 'Lee Fox', email: 'lee@example.org' },
      person('Sara Dare'),
      { name: '', email: 'x' },
    ]);
  });
});

test('a time is as short as its age allows', () => {
  const now = new Date(2026, 2, 12, 15, 0).getTime();
  const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();
  expect(shortTime(at(2026, 2, 12, 9), now)).toBe('9:00 AM');
  expect(shortTime(at(2026, 2, 10, 9), now)).toBe('Tue 9:00 AM');
  expect(shortTime(at(2026, 1, 3, 9), now)).toBe('Feb 3');
  expect(shortTime(at(2025, 1, 3, 9), now)).toBe('Feb 3, 2025');
  expect(
    [at(2026, 2, 12, 0), at(2026, 2, 11, 23), at(2026, 2, 7, 9), at(2026, 1, 3, 9)].map((time) => ageOf(time, now)),
  ).toEqual(['today', 'yesterday', 'week', 'older']);
});
