import type { Text } from '../../../kit/text';
import { contactOf } from '../store';
import type { ChatMessage, Talk } from './talk';

/** The first word of a name is how people call each other. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name;

export const talkName = ({ name, people }: Talk): string => name ?? contactOf(people[0] ?? '')?.name ?? '';

/** Below the name: what somebody does and how they can be reached, or how many a group has. */
export const talkAbout = (text: Text, { name, people }: Talk): string => {
  if (name !== undefined) return text('people', { count: people.length + 1 });
  const contact = contactOf(people[0] ?? '');
  return contact ? `${text(`presence.${contact.presence}`)} · ${contact.role}` : '';
};

/** One line of a message: who said it, where that is not clear, and what. */
export const snippet = (text: Text, talk: Talk, message: ChatMessage): string => {
  const words = message.text === '' ? text('picture') : message.text;
  if (message.from === 'me') return text('mine', { words });
  if (talk.name === undefined) return words;
  return text('theirs', { name: firstName(contactOf(message.from)?.name ?? ''), words });
};
