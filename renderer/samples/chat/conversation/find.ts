/** Search of people by name and role, and of messages by text, newest first. */
import { fold, foldWithSpans } from '@contract/text/fold';
import type { ChatMessage, Contact, Conversation } from './talk';

export interface FoundMessage {
  readonly talk: Conversation;
  readonly message: ChatMessage;
}

const maxMessages = 30;
const termsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);
const has = (text: string, terms: readonly string[]): boolean => {
  const folded = fold(text);
  return terms.every((word) => folded.includes(word));
};

export const findPeople = (people: readonly Contact[], query: string): readonly Contact[] => {
  const terms = termsOf(query);
  return people
    .filter(({ name, role }) => has(`${name} ${role}`, terms))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

export const findMessages = (talks: readonly Conversation[], query: string): readonly FoundMessage[] => {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return talks
    .flatMap((talk) => talk.messages.filter(({ text }) => has(text, terms)).map((message) => ({ talk, message })))
    .toSorted((one, other) => other.message.at - one.message.at)
    .slice(0, maxMessages);
};

/** The text from a little before the first match. */
export const excerptAround = (text: string, query: string): string => {
  const [first = ''] = termsOf(query);
  const { folded, spans } = foldWithSpans(text);
  const at = spans[folded.indexOf(first)]?.[0] ?? -1;
  if (at <= 24) return text;
  return `…${text.slice(text.indexOf(' ', at - 20) + 1)}`;
};

/** Conversations by their last message, newest first; empty ones are left out. */
export const sortByLatest = (talks: readonly Conversation[]): readonly Conversation[] =>
  talks
    .filter(({ messages }) => messages.length > 0)
    .toSorted((one, other) => (other.messages.at(-1)?.at ?? 0) - (one.messages.at(-1)?.at ?? 0));
