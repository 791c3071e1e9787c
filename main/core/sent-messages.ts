/** The push messages sent from this computer. */
import type { Bridge, SessionView } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { messagesFor, type SentMessageRecord } from '@contract/settings/sent-message';
import type { Clock } from './async/ports';

/** Of all users and servers together: the desktop reads them with its settings file at each start. */
const maxEntries = 200;
const maxBytes = 256 * 1024;

export interface SentMessagePorts {
  /** Where the messages are stored, the newest first. */
  readonly stored: {
    get(): readonly SentMessageRecord[];
    set(messages: readonly SentMessageRecord[]): void;
  };
  readonly session: () => Promise<SessionView>;
  readonly clock: Clock;
}

/** The newest messages that fit. */
const fitting = (messages: readonly SentMessageRecord[]): readonly SentMessageRecord[] => {
  const encoder = new TextEncoder();
  let bytes = 0;
  const removedFrom = messages.findIndex((message, index) => {
    bytes += encoder.encode(JSON.stringify(message)).length;
    return index >= maxEntries || bytes > maxBytes;
  });
  return removedFrom === -1 ? messages : messages.slice(0, removedFrom);
};

/** Fails as `not-signed-in` if there is nobody to store a new message for. */
export const createSentMessages = ({ stored, session, clock }: SentMessagePorts): Bridge['messages'] => ({
  list: async () => ok(messagesFor(stored.get(), await session())),
  keep: async (note) => {
    const messages = stored.get();
    // The outcome may arrive after the session has ended.
    if (messages.some(({ id }) => id === note.id)) {
      const { recipients, outcome, title, body } = note;
      const changed = { outcome, ...(recipients === undefined ? {} : { recipients }) };
      const textOf = (one: SentMessageRecord) => (one.outcome === 'sent' ? {} : { title, body });
      stored.set(messages.map((one) => (one.id === note.id ? { ...one, ...textOf(one), ...changed } : one)));
      return ok(null);
    }
    const { person, server } = await session();
    if (!person) return fail('signed-out', 'not-signed-in');
    const record = {
      ...note,
      at: new Date(clock.now()).toISOString(),
      server,
      personId: person.id,
      personName: person.name.slice(0, 256),
    };
    stored.set(fitting([record, ...stored.get()]));
    return ok(null);
  },
});
