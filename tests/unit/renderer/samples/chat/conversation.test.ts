/** Turns and days of a conversation, what words find, and how times are said. */
import { expect, test } from 'vitest';
import {
  excerptAround,
  findMessages,
  findPeople,
  sortByLatest,
} from '../../../../../renderer/samples/chat/conversation/find';
import type { ChatMessage } from '../../../../../renderer/samples/chat/conversation/talk';
import { timeline } from '../../../../../renderer/samples/chat/conversation/timeline';
import { formatLastTime } from '../../../../../renderer/samples/chat/conversation/when';
import { createConversations } from '../../../../../renderer/samples/chat/seeds/conversations';
import { people } from '../../../../../renderer/samples/chat/seeds/people';

const noon = new Date(2026, 4, 16, 12).getTime();
const minute = 60_000;
const message = (id: string, from: string, at: number): ChatMessage => ({ id, from, at, text: id, read: true });
const shape = (messages: readonly ChatMessage[], newFrom?: string) =>
  timeline(messages, newFrom).map(({ groups }) => groups.map((group) => group.messages.map(({ id }) => id).join()));

test('consecutive messages of one person form a group; a pause, another person or midnight ends it', () => {
  const messages = [
    message('a', 'me', noon),
    message('b', 'me', noon + 4 * minute),
    message('c', 'me', noon + 10 * minute),
    message('d', 'them', noon + 11 * minute),
    message('e', 'them', noon + 12 * 60 * minute),
  ];
  expect(shape(messages)).toEqual([['a,b', 'c', 'd'], ['e']]);
  expect(shape(messages, 'b')).toEqual([['a', 'b', 'c', 'd'], ['e']]);
});

test('the latest conversation is first, and empty ones are omitted', () => {
  const talks = createConversations(noon);
  const empty = { id: 'nobody', people: ['nobody'], messages: [], unread: 0, muted: false };
  expect(sortByLatest([empty, ...talks]).map(({ id }) => id)[0]).toBe('sara-dare');
  expect(sortByLatest([empty, ...talks])).toHaveLength(talks.length);
});

test('seeds name existing people, and count the last messages of others as unread', () => {
  for (const { people: members, messages, unread } of createConversations(noon)) {
    const known = people.map(({ id }) => id);
    expect(members.filter((id) => !known.includes(id))).toEqual([]);
    expect(messages.filter(({ from }) => from !== 'me' && !members.includes(from))).toEqual([]);
    expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).toSorted((one, other) => one - other));
    expect(messages.slice(messages.length - unread).every(({ from }) => from !== 'me')).toBe(true);
  }
});

test('people are found by name and job, messages by all words', () => {
  expect(findPeople(people, 'chief sara').map(({ name }) => name)).toEqual(['Sara Dare']);
  expect(findPeople(people, '')).toHaveLength(people.length);
  expect(findMessages(createConversations(noon), 'POST wall').map(({ message: { id } }) => id)).toEqual([
    'sara-dare-5',
  ]);
  expect(findMessages(createConversations(noon), ' ')).toEqual([]);
});

test('the excerpt of a long message starts shortly before the match', () => {
  expect(excerptAround('Short and plain', 'plain')).toBe('Short and plain');
  expect(excerptAround('This is quite a long message that names the gate at its end', 'gate')).toBe(
    '…that names the gate at its end',
  );
});

test('today is shown as a time, yesterday by its name, this week as a weekday, other days as a date', () => {
  const words = (key: string) => key;
  expect(formatLastTime(words, noon - 60 * minute, noon)).toBe('11:00 AM');
  expect(formatLastTime(words, noon - 13 * 60 * minute, noon)).toBe('when.yesterday');
  expect(formatLastTime(words, noon - 3 * 24 * 60 * minute, noon)).toBe('Wednesday');
  expect(formatLastTime(words, noon - 9 * 24 * 60 * minute, noon)).toBe('May 7');
});
