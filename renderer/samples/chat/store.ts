/** The chat's state and actions. */
import { createResettableStore, onReset } from '../../kit/stores/resettable-store';
import type { ChatMessage, Contact, Conversation, Me, Picture } from './conversation/talk';
import { createConversations } from './seeds/conversations';
import { people, startMe } from './seeds/people';

interface Chat {
  readonly talks: readonly Conversation[];
  readonly me: Me;
  /** Who is typing, by conversation. */
  readonly writing: Readonly<Record<string, string>>;
  /** Unsent text, by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The attached picture, by conversation. */
  readonly attached: Readonly<Record<string, Picture | undefined>>;
}

const start = (): Chat => ({
  talks: createConversations(Date.now()),
  me: startMe,
  writing: {},
  drafts: {},
  attached: {},
});

export const useChat = createResettableStore<Chat>(start);

/** Pending sample answers, cancelled by a reset. */
const waiting = new Set<ReturnType<typeof setTimeout>>();
onReset(() => {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
});

const after = (milliseconds: number, run: () => void): void => {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    run();
  }, milliseconds);
  waiting.add(timer);
};

export const findContact = (id: string): Contact | undefined => people.find((one) => one.id === id);

/** A conversation; an empty one for a contact without messages. */
export const findConversation = (talks: readonly Conversation[], id: string): Conversation | undefined =>
  talks.find((talk) => talk.id === id) ??
  (findContact(id) ? { id, people: [id], messages: [], unread: 0, muted: false } : undefined);

const change = (id: string, next: (talk: Conversation) => Conversation): void =>
  useChat.setState(({ talks }) => {
    const talk = findConversation(talks, id);
    return talk ? { talks: [...talks.filter((one) => one.id !== id), next(talk)] } : {};
  });

export const changeConversation = (id: string, parts: Partial<Pick<Conversation, 'unread' | 'muted'>>): void =>
  change(id, (talk) => ({ ...talk, ...parts }));

export const changeMe = (parts: Partial<Me>): void => useChat.setState(({ me }) => ({ me: { ...me, ...parts } }));

export const setDraft = (id: string, text: string): void =>
  useChat.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: text } }));

export const setAttachment = (id: string, picture: Picture | undefined): void =>
  useChat.setState(({ attached }) => ({ attached: { ...attached, [id]: picture } }));

const add = (talk: Conversation, message: Omit<ChatMessage, 'id' | 'at'>): Conversation => ({
  ...talk,
  messages: [...talk.messages, { ...message, id: `${talk.id}-${talk.messages.length + 1}`, at: Date.now() }],
});

const stopWriting = (id: string): void =>
  useChat.setState(({ writing }) => ({
    writing: Object.fromEntries(Object.entries(writing).filter(([talk]) => talk !== id)),
  }));

/** Who answers next: the members who are not offline take turns. */
const answererIn = (talk: Conversation): Contact | undefined => {
  const there = talk.people
    .map(findContact)
    .filter((one) => one !== undefined)
    .filter(({ presence, answers }) => presence !== 'offline' && answers.length > 0);
  return there[talk.messages.length % there.length];
};

const nextAnswer = (talk: Conversation, { id, answers }: Contact): string => {
  const answerCount = talk.messages.filter(({ from, text }) => from === id && answers.includes(text)).length;
  return answers[answerCount % answers.length] ?? '';
};

/** Delays of a sample answer, in milliseconds. */
const pace = { seen: 700, writes: 1_100, answers: 3_000 } as const;

/** Sends a message. Members who are not offline read it and, if the settings allow, answer with a sample text. */
export const sendMessage = (id: string, text: string): void => {
  const picture = useChat.getState().attached[id];
  const message = { from: 'me', text, read: false, ...(picture ? { picture } : {}) };
  change(id, (talk) => ({ ...add(talk, message), unread: 0 }));
  setDraft(id, '');
  setAttachment(id, undefined);
  const talk = findConversation(useChat.getState().talks, id);
  const contact = talk && answererIn(talk);
  if (!contact) return;
  after(pace.seen, () =>
    change(id, (now) => ({ ...now, messages: now.messages.map((message) => ({ ...message, read: true })) })),
  );
  if (!useChat.getState().me.answers) return;
  after(pace.writes, () => useChat.setState(({ writing }) => ({ writing: { ...writing, [id]: contact.id } })));
  after(pace.answers, () => {
    stopWriting(id);
    change(id, (now) => ({
      ...add(now, { from: contact.id, text: nextAnswer(now, contact), read: true }),
      unread: now.unread + 1,
    }));
  });
};
