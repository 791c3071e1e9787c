/** The push messages sent from this computer. */
import type { SessionView } from '@contract/bridge';
import { messagesFor, type SentMessageRecord } from '@contract/bridge/sent-message';
import { fail, ok } from '@contract/failure';
import type { Handlers } from '../ipc/handlers';
import type { Settings } from './settings';

/** Of all people and servers together, in entries and in bytes: the settings file is read at each start. */
const most = { entries: 200, bytes: 256 * 1024 };

export interface MessagePorts extends Pick<Settings, 'memory' | 'remember'> {
  readonly who: () => Promise<SessionView>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The newest that fit. */
const fitting = (messages: readonly SentMessageRecord[]): readonly SentMessageRecord[] => {
  let bytes = 0;
  const over = messages.findIndex((message, index) => {
    bytes += Buffer.byteLength(JSON.stringify(message));
    return index >= most.entries || bytes > most.bytes;
  });
  return over === -1 ? messages : messages.slice(0, over);
};

/** Fails as `not-signed-in` where nobody is there to keep a new message for. */
export const createMessageHandlers = ({ memory, remember, who, now }: MessagePorts): Handlers['messages'] => ({
  list: async () => ok(messagesFor(memory().messages, await who())),
  keep: async (note) => {
    const { messages } = memory();
    // The outcome may come after the session has ended.
    if (messages.some(({ id }) => id === note.id)) {
      const { recipients, outcome } = note;
      const changed = { outcome, ...(recipients === undefined ? {} : { recipients }) };
      remember({ messages: messages.map((one) => (one.id === note.id ? { ...one, ...changed } : one)) });
      return ok(null);
    }
    const { person, server } = await who();
    if (!person) return fail('signed-out', 'not-signed-in');
    const kept = {
      ...note,
      at: new Date(now()).toISOString(),
      server,
      personId: person.id,
      personName: person.name.slice(0, 256),
    };
    remember({ messages: fitting([kept, ...memory().messages]) });
    return ok(null);
  },
});
