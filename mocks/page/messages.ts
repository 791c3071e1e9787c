/** The push messages of this page's life. The desktop keeps them across restarts. */
import type { SessionView } from '@contract/bridge';
import type { SentMessage, SentMessageFields } from '@contract/bridge/sent-message';
import { messagesFor, type SentMessageRecord } from '@contract/bridge/sent-message';
import { fail, ok, type Result } from '@contract/failure';

export interface PageMessages {
  readonly list: () => Result<readonly SentMessage[]>;
  readonly keep: (note: SentMessageFields) => Result<null>;
}

/** `now` gives milliseconds since 1970. */
export const createMessages = (view: () => SessionView, now: () => number): PageMessages => {
  let kept: readonly SentMessageRecord[] = [];
  return {
    list: () => ok(messagesFor(kept, view())),
    keep: (note) => {
      const { person, server } = view();
      if (kept.some(({ id }) => id === note.id))
        kept = kept.map((one) => (one.id === note.id ? { ...one, ...note } : one));
      else if (!person) return fail('signed-out', 'not-signed-in');
      else
        kept = [
          { ...note, at: new Date(now()).toISOString(), server, personId: person.id, personName: person.name },
          ...kept,
        ].slice(0, 200);
      return ok(null);
    },
  };
};
