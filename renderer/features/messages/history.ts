/** The messages sent from this computer and the outbox. */
import type { OutboxEntry } from '@contract/bridge';
import type { SentMessage } from '@contract/settings/sent-message';
import { refreshAreas } from '../../kit/bridge/use-call';
import { isUnsent } from '../../kit/stores/outbox';
import { recordsOfMessages } from '../../state/records-of-messages';

/** The ids of the messages that are in the outbox: sending them again from here could send them twice. */
export const findDrafts = (messages: readonly SentMessage[], entries: readonly OutboxEntry[]): ReadonlySet<string> =>
  new Set([...recordsOfMessages(messages, entries.filter(isUnsent)).values()].map(({ id }) => id));

export const refreshHistory = (): Promise<void> => refreshAreas(['messages']);
