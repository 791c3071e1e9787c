/** The push messages sent from this computer. Whoever signs in sees their own, those of the same server. */
import type { KeptMessage, SessionView } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import type { StoredMessage } from '@contract/kept-message';
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
const fitting = (messages: readonly StoredMessage[]): readonly StoredMessage[] => {
  let bytes = 0;
  const over = messages.findIndex((message, index) => {
    bytes += Buffer.byteLength(JSON.stringify(message));
    return index >= most.entries || bytes > most.bytes;
  });
  return over === -1 ? messages : messages.slice(0, over);
};

const shown = ({ server, personId, ...message }: StoredMessage): KeptMessage => message;

/** Fails as `not-signed-in` where nobody is there to keep a new message for. */
export const createMessageHandlers = ({ memory, remember, who, now }: MessagePorts): Handlers['messages'] => ({
  list: async () => {
    const { person, server } = await who();
    return ok(
      memory()
        .messages.filter((message) => message.personId === person?.id && message.server === server)
        .map(shown),
    );
  },
  keep: async (note) => {
    const { messages } = memory();
    // The outcome may come after the session has ended; the id is known to its sender alone.
    if (messages.some(({ id }) => id === note.id)) {
      const { recipients, outcome } = note;
      const changed = { outcome, ...(recipients === undefined ? {} : { recipients }) };
      remember({ messages: messages.map((one) => (one.id === note.id ? { ...one, ...changed } : one)) });
      return ok(null);
    }
    const { person, server } = await who();
    if (!person) return fail('signed-out', 'not-signed-in');
    const kept = { ...note, at: new Date(now()).toISOString(), server, personId: person.id };
    remember({ messages: fitting([kept, ...memory().messages]) });
    return ok(null);
  },
});
