/** Search of people by name and role, and of messages by text, newest first. */
import { fold } from '@contract/text/fold';
import type { ChatMessage, Contact, Conversation } from './talk';

export interface FoundMessage {
  readonly talk: Conversation;
  readonly message: ChatMessage;
}

const maxMessages = 30;
const wordsOf = (words: string): readonly string[] => fold(words).split(/\s+/).filter(Boolean);
const has = (text: string, wanted: readonly string[]): boolean => {
  const folded = fold(text);
  return wanted.every((word) => folded.includes(word));
};

export const findPeople = (people: readonly Contact[], words: string): readonly Contact[] => {
  const wanted = wordsOf(words);
  return people
    .filter(({ name, role }) => has(`${name} ${role}`, wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

export const findMessages = (talks: readonly Conversation[], words: string): readonly FoundMessage[] => {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return [];
  return talks
    .flatMap((talk) => talk.messages.filter(({ text }) => has(text, wanted)).map((message) => ({ talk, message })))
    .toSorted((one, other) => other.message.at - one.message.at)
    .slice(0, maxMessages);
};

/** The text from a little before the first match. */
export const excerptAround = (text: string, words: string): string => {
  const [first = ''] = wordsOf(words);
  const at = fold(text).indexOf(first);
  if (at <= 24) return text;
  return `…${text.slice(text.indexOf(' ', at - 20) + 1)}`;
};

/** Conversations by their last message, newest first; empty ones are left out. */
export const sortByLatest = (talks: readonly Conversation[]): readonly Conversation[] =>
  talks
    .filter(({ messages }) => messages.length > 0)
    .toSorted((one, other) => (other.messages.at(-1)?.at ?? 0) - (one.messages.at(-1)?.at ?? 0));
