/**
 * The sample conversations and their store. The sample API has no calls for them, so they live in the page until the app
 * is closed or the demo is reset.
 */
import type { PresenceBadgeStatus } from '@fluentui/react-components';
import { createResettableStore, onReset } from '../../kit/stores/resettable-store';

export interface ChatMessage {
  readonly id: string;
  /** A name, or `me`. */
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

export interface Conversation {
  readonly id: string;
  readonly name: string;
  /** The person's role, or the members of a group. */
  readonly about: string;
  /** Undefined for a group. */
  readonly presence: PresenceBadgeStatus | undefined;
  /** Who answers, and what, one after the other. */
  readonly answers: readonly string[];
  readonly answerFrom: string;
  readonly unread: number;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
}

/** Sender, minutes before now, and text. */
type Line = readonly [from: string, minutesAgo: number, text: string];

const day = 24 * 60;

const seeds: readonly (Omit<Conversation, 'id' | 'messages' | 'presence'> & {
  readonly presence?: PresenceBadgeStatus;
  readonly lines: readonly Line[];
})[] = [
  {
    name: 'Sara Dare',
    about: 'Chief marshal',
    presence: 'available',
    unread: 2,
    answerFrom: 'Sara Dare',
    answers: ['Got it. I will pass it on to the posts.', 'Give me ten minutes, I am at the pit exit.'],
    lines: [
      ['me', 2 * day + 190, 'How many marshals are confirmed for Saturday?'],
      ['Sara Dare', 2 * day + 184, '46 of 48. Post 7 is open, and one place at the pit exit.'],
      ['me', day + 251, 'I will ask the club in Cedar Lake.'],
      ['Sara Dare', day + 248, 'Thank you. Then I can sign it off.'],
      ['me', 96, 'The club sends two people. Names follow.'],
      ['Sara Dare', 9, 'Wonderful, that closes post 7.'],
      ['Sara Dare', 8, 'Could they be here at 06:30 for the briefing? Radios are handed out right after it.'],
    ],
  },
  {
    name: 'Race office',
    about: 'Sara, Demetrius, Reagan and Beatrice',
    unread: 3,
    answerFrom: 'Reagan Miller',
    answers: ['I will print it for the board.', 'The loop at sector two is back. All times are right again.'],
    lines: [
      [
        'Reagan Miller',
        day + 320,
        'Practice times are on the board. The loop at sector two was down for four minutes.',
      ],
      ['Demetrius Hansen', day + 312, 'No protest so far.'],
      ['me', day + 300, 'Good. I will put a note into the report.'],
      ['Beatrice Daugherty', 182, 'Can we film the bay at nine?'],
      ['Demetrius Hansen', 175, 'Yes, but stay behind the line.'],
      ['me', 160, 'Qualifying moves to 09:40. The timetable goes out within the hour.'],
      ['Reagan Miller', 44, 'I have 09:40 in the timing now.'],
      ['Reagan Miller', 43, 'Transponders can be fetched from eight.'],
      ['Sara Dare', 31, 'Posts are told. Green flag lap at 09:32.'],
    ],
  },
  {
    name: 'Mckenzie Bernhard',
    about: 'Ticketing',
    presence: 'available',
    unread: 1,
    answerFrom: 'Mckenzie Bernhard',
    answers: ['Thank you. I will answer the families today.', 'Let me check the seat plan and come back to you.'],
    lines: [
      ['Mckenzie Bernhard', day + 420, 'Fourteen families asked for seats together. Row K of the south stand is free.'],
      ['me', day + 402, 'Then give them row K. Please do not charge for the change.'],
      ['me', 300, 'When do sales for the autumn meeting open?'],
      ['Mckenzie Bernhard', 52, 'On Tuesday at ten, if finance approves the prices by Monday. Could you remind them?'],
    ],
  },
  {
    name: 'Peter Metz',
    about: 'Paddock logistics',
    presence: 'away',
    unread: 0,
    answerFrom: 'Peter Metz',
    answers: ['Back at my desk in twenty minutes, then I will see to it.', 'The driver knows. Gate D it is.'],
    lines: [
      ['Peter Metz', day + 85, 'Gate C stays closed until seven.'],
      ['me', day + 80, 'Clear. Where do the tire trucks go?'],
      ['Peter Metz', day + 78, 'Gate B until seven, gate D after that.'],
      ['me', 125, 'A second tire truck comes on Friday. Is there power for it at gate D?'],
    ],
  },
  {
    name: 'Raymond Dietrich',
    about: 'Track owner, Silver Creek',
    presence: 'do-not-disturb',
    unread: 0,
    answerFrom: 'Raymond Dietrich',
    answers: ['I am in a meeting until noon. I will call you after it.'],
    lines: [
      ['me', 4 * day + 130, 'The lease of the north car park is signed and on its way to you.'],
      ['Raymond Dietrich', 4 * day + 20, 'Received. You can have the keys on Wednesday.'],
    ],
  },
  {
    name: 'Cade Schimmel',
    about: 'Medical service',
    presence: 'offline',
    unread: 0,
    answerFrom: 'Cade Schimmel',
    answers: [],
    lines: [['Cade Schimmel', 6 * day + 90, 'In an emergency: channel 1, never the chat.']],
  },
];

const createConversations = (): readonly Conversation[] =>
  seeds.map(({ lines, ...seed }) => {
    const id = seed.name.toLowerCase().replaceAll(' ', '-');
    const messages = lines.map(([from, minutesAgo, text], index) => ({
      id: `${id}-${index}`,
      from,
      at: Date.now() - minutesAgo * 60_000,
      text,
    }));
    return { presence: undefined, ...seed, id, messages };
  });

export const useChat = createResettableStore(() => ({ conversations: createConversations() }));

const change = (id: string, next: (conversation: Conversation) => Conversation): void =>
  useChat.setState(({ conversations }) => ({
    conversations: conversations.map((one) => (one.id === id ? next(one) : one)),
  }));

const addMessage = (id: string, from: string, text: string): void =>
  change(id, (conversation) => ({
    ...conversation,
    unread: from === 'me' ? 0 : conversation.unread + 1,
    messages: [...conversation.messages, { id: `${id}-${conversation.messages.length}`, from, at: Date.now(), text }],
  }));

export const markAsRead = (id: string): void => change(id, (conversation) => ({ ...conversation, unread: 0 }));

const answerDelayMs = 2_000;
const timers = new Set<ReturnType<typeof setTimeout>>();
onReset(() => {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
});

/** Adds a message, and a sample answer a moment later. */
export const sendMessage = ({ id, answerFrom, answers, messages }: Conversation, text: string): void => {
  addMessage(id, 'me', text);
  const answer = answers[messages.length % answers.length];
  if (answer === undefined) return;
  const timer = setTimeout(() => {
    timers.delete(timer);
    addMessage(id, answerFrom, answer);
  }, answerDelayMs);
  timers.add(timer);
};
