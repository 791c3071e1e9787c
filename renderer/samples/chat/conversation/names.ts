import type { Text } from '../../../kit/format/text';
import { findContact } from '../store';
import type { ChatMessage, Conversation } from './talk';

/** The first word of a name. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name;

export const conversationName = ({ name, people }: Conversation): string =>
  name ?? findContact(people[0] ?? '')?.name ?? '';

/** Presence and role of a contact, or the size of a group. */
export const conversationSummary = (text: Text, { name, people }: Conversation): string => {
  if (name !== undefined) return text('people', { count: people.length + 1 });
  const contact = findContact(people[0] ?? '');
  return contact ? `${text(`presence.${contact.presence}`)} · ${contact.role}` : '';
};

/** A message in one line, with its sender where that is not clear. */
export const formatSnippet = (text: Text, talk: Conversation, message: ChatMessage): string => {
  const content = message.text === '' ? text('picture') : message.text;
  if (message.from === 'me') return text('mine', { words: content });
  if (talk.name === undefined) return content;
  return text('theirs', { name: firstName(findContact(message.from)?.name ?? ''), words: content });
};
