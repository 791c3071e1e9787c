/** The conversations of this page, who is in them, and what happens in them. */
import { createLasting, onReset } from '../../kit/reset';
import { people, startMe } from './seeds/people';
import { makeTalks } from './seeds/talks';
import type { ChatMessage, Contact, Me, Picture, Talk } from './talk/talk';

interface Chat {
  readonly talks: readonly Talk[];
  readonly me: Me;
  /** Who is writing right now, by conversation. */
  readonly writing: Readonly<Record<string, string>>;
  /** What was written and not yet sent, by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The picture that goes along with it. */
  readonly attached: Readonly<Record<string, Picture | undefined>>;
}

const start = (): Chat => ({ talks: makeTalks(Date.now()), me: startMe, writing: {}, drafts: {}, attached: {} });

export const useChat = createLasting<Chat>(start);

/** What is still to come: somebody's answer. A reset must not hear of it. */
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

export const contactOf = (id: string): Contact | undefined => people.find((one) => one.id === id);

/** A conversation; with a contact to whom nobody has written yet it is an empty one. */
export const talkIn = (talks: readonly Talk[], id: string): Talk | undefined =>
  talks.find((talk) => talk.id === id) ??
  (contactOf(id) ? { id, people: [id], messages: [], unread: 0, muted: false } : undefined);

const change = (id: string, next: (talk: Talk) => Talk): void =>
  useChat.setState(({ talks }) => {
    const talk = talkIn(talks, id);
    return talk ? { talks: [...talks.filter((one) => one.id !== id), next(talk)] } : {};
  });

export const changeTalk = (id: string, parts: Partial<Pick<Talk, 'unread' | 'muted'>>): void =>
  change(id, (talk) => ({ ...talk, ...parts }));

export const changeMe = (parts: Partial<Me>): void => useChat.setState(({ me }) => ({ me: { ...me, ...parts } }));

export const keepDraft = (id: string, text: string): void =>
  useChat.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: text } }));

export const attach = (id: string, picture: Picture | undefined): void =>
  useChat.setState(({ attached }) => ({ attached: { ...attached, [id]: picture } }));

const add = (talk: Talk, message: Omit<ChatMessage, 'id' | 'at'>): Talk => ({
  ...talk,
  messages: [...talk.messages, { ...message, id: `${talk.id}-${talk.messages.length + 1}`, at: Date.now() }],
});

const stopWriting = (id: string): void =>
  useChat.setState(({ writing }) => ({
    writing: Object.fromEntries(Object.entries(writing).filter(([talk]) => talk !== id)),
  }));

/** Who answers in this sample: whoever is there, in turns. */
const answererIn = (talk: Talk): Contact | undefined => {
  const there = talk.people
    .map(contactOf)
    .filter((one) => one !== undefined)
    .filter(({ presence, answers }) => presence !== 'offline' && answers.length > 0);
  return there[talk.messages.length % there.length];
};

const nextAnswer = (talk: Talk, { id, answers }: Contact): string => {
  const given = talk.messages.filter(({ from, text }) => from === id && answers.includes(text)).length;
  return answers[given % answers.length] ?? '';
};

/** Long enough to be seen, short enough to wait for. In milliseconds. */
const pace = { seen: 700, writes: 1_100, answers: 3_000 } as const;

/** Sends a message. People who are there see it and, where the settings say so, answer with a text of this sample. */
export const send = (id: string, text: string): void => {
  const picture = useChat.getState().attached[id];
  const message = { from: 'me', text, read: false, ...(picture ? { picture } : {}) };
  change(id, (talk) => ({ ...add(talk, message), unread: 0 }));
  keepDraft(id, '');
  attach(id, undefined);
  const talk = talkIn(useChat.getState().talks, id);
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
