/** Sending: who is there sees it and answers, who is not does neither, and a reset forgets what is still to come. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { changeMe, findConversation, sendMessage, useChat } from '../../../../../../renderer/samples/chat/store';

beforeEach(() => {
  vi.useFakeTimers();
  resetStores();
});
afterEach(() => vi.useRealTimers());

const messagesOf = (id: string) => findConversation(useChat.getState().talks, id)?.messages ?? [];

test('a person who is online sees the message, types and answers', () => {
  const before = messagesOf('sara-dare').length;
  sendMessage('sara-dare', 'On my way');
  expect(messagesOf('sara-dare').at(-1)).toMatchObject({ from: 'me', text: 'On my way', read: false });
  vi.advanceTimersByTime(1_500);
  expect(messagesOf('sara-dare').at(-1)?.read).toBe(true);
  expect(useChat.getState().writing).toEqual({ 'sara-dare': 'sara-dare' });
  vi.advanceTimersByTime(2_000);
  expect(messagesOf('sara-dare')).toHaveLength(before + 2);
  expect(findConversation(useChat.getState().talks, 'sara-dare')?.unread).toBe(1);
  expect(useChat.getState().writing).toEqual({});
});

test('a person who is offline does not see it, and the conversation starts with it', () => {
  sendMessage('cade-schimmel', 'Are you there?');
  vi.advanceTimersByTime(60_000);
  expect(messagesOf('cade-schimmel')).toMatchObject([{ from: 'me', read: false }]);
});

test('nobody answers if the settings say so', () => {
  changeMe({ answers: false });
  const before = messagesOf('sara-dare').length;
  sendMessage('sara-dare', 'Good night');
  vi.advanceTimersByTime(60_000);
  expect(messagesOf('sara-dare')).toHaveLength(before + 1);
});

test('a reset removes messages and pending answers', () => {
  const before = messagesOf('sara-dare').length;
  sendMessage('sara-dare', 'One moment');
  resetStores();
  vi.advanceTimersByTime(60_000);
  expect(messagesOf('sara-dare')).toHaveLength(before);
  expect(useChat.getState().writing).toEqual({});
});

test('a conversation with an unknown person does not exist', () => {
  expect(findConversation(useChat.getState().talks, 'nobody')).toBeUndefined();
});
