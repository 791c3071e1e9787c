/** The push messages of this page's life, each shown to who sent it. The desktop keeps them across restarts. */
import type { KeptMessage, MessageNote, SessionView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';

interface Owned {
  readonly owner: string;
  readonly message: KeptMessage;
}

export interface PageMessages {
  readonly list: () => Result<readonly KeptMessage[]>;
  readonly keep: (note: MessageNote) => Result<null>;
}

/** `now` gives milliseconds since 1970. */
export const createMessages = (view: () => SessionView, now: () => number): PageMessages => {
  let kept: readonly Owned[] = [];
  return {
    list: () => ok(kept.flatMap(({ owner, message }) => (owner === view().person?.id ? [message] : []))),
    keep: (note) => {
      const owner = view().person?.id;
      if (kept.some(({ message }) => message.id === note.id))
        kept = kept.map((one) =>
          one.message.id === note.id ? { ...one, message: { ...note, at: one.message.at } } : one,
        );
      else if (owner === undefined) return fail('signed-out', 'not-signed-in');
      else kept = [{ owner, message: { ...note, at: new Date(now()).toISOString() } }, ...kept].slice(0, 200);
      return ok(null);
    },
  };
};
