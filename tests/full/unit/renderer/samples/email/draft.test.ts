/** How an answer begins: to whom, about what, with which words. */
import type { Email } from '@contract/samples/entities/email';
import { describe, expect, test } from 'vitest';
import {
  draftFromMail,
  emptyDraft,
  formatFileSize,
  forwardMail,
  isChanged,
  type QuoteTexts,
  replyToMail,
} from '../../../../../../renderer/samples/email/compose/draft';

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });
const me = person('Casey');
const words: QuoteTexts = {
  wrote: ({ name }) => `${name} <wrote>:`,
  forwarded: 'Forwarded message',
  from: 'From',
  date: 'Date',
  subject: 'Subject',
  to: 'To',
};
const mail = (more: Partial<Email> = {}): Email => ({
  id: 7,
  from: person('Sara'),
  to: [me, person('Dovie')],
  subject: 'Minutes',
  cc: ['lee@example.com', 'casey@example.com'],
  bcc: [],
  message: '<p>All</p>',
  attachments: [{ fileName: 'minutes.docx', url: 'data:,', size: '38 KB' }],
  isStarred: false,
  labels: [],
  time: '2026-03-03T14:05:00Z',
  replies: [],
  folder: 'inbox',
  isRead: true,
  ...more,
});
const addresses = (people: readonly { readonly email: string }[]) => people.map(({ email }) => email);

describe('a reply', () => {
  test('goes to the sender only, and quotes text as text', () => {
    const draft = replyToMail(mail(), me, false, words);
    expect([addresses(draft.to), draft.cc]).toEqual([['sara@example.com'], []]);
    expect(draft.subject).toBe('Re: Minutes');
    expect(draft.message).toBe('<p></p><p>Sara &lt;wrote&gt;:</p><blockquote><p>All</p></blockquote>');
    expect(draft.answers).toBe(7);
  });

  test('to all goes to everybody once, and never to the user', () => {
    const draft = replyToMail(mail(), me, true, words);
    expect(addresses(draft.to)).toEqual(['sara@example.com']);
    expect(addresses(draft.cc)).toEqual(['dovie@example.com', 'lee@example.com']);
  });

  test('answers the last message of the conversation', () => {
    const reply = mail({
      id: 700,
      from: person('Dovie'),
      to: [me],
      time: '2026-03-03T15:00:00Z',
      message: '<p>Yes</p>',
    });
    const draft = replyToMail(mail({ subject: 'RE: Fwd: Minutes', replies: [reply] }), me, true, words);
    expect(addresses(draft.to)).toEqual(['dovie@example.com']);
    expect(addresses(draft.cc)).toContain('sara@example.com');
    expect(draft.message).toContain('<p>Yes</p>');
    expect(draft.subject).toBe('Re: Minutes');
  });

  test('to the user’s own mail goes to its recipients', () => {
    const draft = replyToMail(mail({ from: me, to: [person('Sara')], cc: [] }), me, false, words);
    expect(addresses(draft.to)).toEqual(['sara@example.com']);
  });
});

test('a forwarded mail names its sender and includes its files', () => {
  const draft = forwardMail(mail(), words);
  expect(draft.to).toEqual([]);
  expect(draft.subject).toBe('Fwd: Minutes');
  expect(draft.message).toContain('From: Sara (sara@example.com)<br>');
  expect(draft.attachments).toEqual([{ fileName: 'minutes.docx', size: '38 KB' }]);
});

test('a draft is opened as it was left', () => {
  const draft = draftFromMail(mail({ folder: 'draft', bcc: ['a@example.com'] }));
  expect([draft.from, addresses(draft.bcc), draft.subject]).toEqual([7, ['a@example.com'], 'Minutes']);
  expect(isChanged(draft, draftFromMail(mail({ folder: 'draft', bcc: ['a@example.com'] })))).toBe(false);
  expect(isChanged({ ...emptyDraft, subject: 'x' }, emptyDraft)).toBe(true);
});

test.each([
  [0, '1 KB'],
  [4_000, '4 KB'],
  [1_048_576, '1 MB'],
  [2_500_000, '2.4 MB'],
])('%i bytes are shown as %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
