/** Messages grouped by day and, within a day, by consecutive sender. */
import { toDay } from '../../../kit/format/day';
import type { ChatMessage } from './talk';

export interface MessageGroup {
  readonly from: string;
  readonly messages: readonly ChatMessage[];
}

export interface ChatDay {
  /** `2026-05-16`. */
  readonly day: string;
  readonly turns: readonly MessageGroup[];
}

/** A later message starts a new group. In milliseconds. */
const pause = 5 * 60_000;

const continues = (turn: MessageGroup, message: ChatMessage, newFrom: string | undefined): boolean => {
  const last = turn.messages.at(-1);
  return turn.from === message.from && last !== undefined && message.at - last.at <= pause && message.id !== newFrom;
};

const turnsOf = (messages: readonly ChatMessage[], newFrom: string | undefined): readonly MessageGroup[] => {
  const turns: { from: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const turn = turns.at(-1);
    if (turn && continues(turn, message, newFrom)) turn.messages.push(message);
    else turns.push({ from: message.from, messages: [message] });
  }
  return turns;
};

/** `newFrom` is the first unread message; it always starts a group. */
export const timeline = (messages: readonly ChatMessage[], newFrom?: string): readonly ChatDay[] =>
  [...Map.groupBy(messages, ({ at }) => toDay(new Date(at)))].map(([day, said]) => ({
    day,
    turns: turnsOf(said, newFrom),
  }));
