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
  readonly groups: readonly MessageGroup[];
}

/** A later message starts a new group. In milliseconds. */
const pause = 5 * 60_000;

const continues = (group: MessageGroup, message: ChatMessage, newFrom: string | undefined): boolean => {
  const last = group.messages.at(-1);
  return group.from === message.from && last !== undefined && message.at - last.at <= pause && message.id !== newFrom;
};

const toGroups = (messages: readonly ChatMessage[], newFrom: string | undefined): readonly MessageGroup[] => {
  const groups: { from: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    if (group && continues(group, message, newFrom)) group.messages.push(message);
    else groups.push({ from: message.from, messages: [message] });
  }
  return groups;
};

/** `newFrom` is the first unread message; it always starts a group. */
export const timeline = (messages: readonly ChatMessage[], newFrom?: string): readonly ChatDay[] =>
  [...Map.groupBy(messages, ({ at }) => toDay(new Date(at)))].map(([day, ofDay]) => ({
    day,
    groups: toGroups(ofDay, newFrom),
  }));
