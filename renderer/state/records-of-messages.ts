/** Finds the record that the history of messages has of a message in the outbox. */
import type { OutboxEntry } from '@contract/bridge';
import type { SentMessage } from '@contract/settings/sent-message';

/** Milliseconds between the record of a message and its entry in the outbox, at most. */
const maxDelay = 5_000;

/** By the entry's id. Only own records of messages that are not sent yet. */
export const recordsOfMessages = (
  messages: readonly SentMessage[],
  entries: readonly OutboxEntry[],
): ReadonlyMap<string, SentMessage> => {
  const found = new Map<string, SentMessage>();
  let open = messages.filter(({ by, outcome }) => by === undefined && outcome !== 'sent');
  for (const { id, call, input, createdAt } of entries) {
    if (call !== 'support.sendPush') continue;
    const hasTime = ({ at }: SentMessage): boolean => Math.abs(Date.parse(createdAt) - Date.parse(at)) < maxDelay;
    const hasText = ({ title, body }: SentMessage): boolean => title === input.title && body === input.body;
    // The text of a draft can be edited, so the time says more.
    const own = open.find((one) => hasTime(one) && hasText(one)) ?? open.find(hasTime) ?? open.find(hasText);
    if (!own) continue;
    found.set(id, own);
    open = open.filter((message) => message !== own);
  }
  return found;
};
