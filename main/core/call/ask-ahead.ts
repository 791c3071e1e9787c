/**
 * Makes the call that a page starts with before the page asks for it: its scripts take longer to load than a session to be
 * back.
 */
import type { FirstCall } from '@contract/bridge';
import { fail, type Result } from '@contract/failure';
import { parseInput } from '@contract/http/request';
import { type EndpointId, rowOf } from '@contract/table';
import { isForScreens } from './policy';

type MakeCall = (id: EndpointId, input: unknown, signal: AbortSignal) => Promise<Result<unknown>>;

export interface AheadCalls {
  /** Makes the call, if it is a read that screens make, with valid input. Another call before it is dropped. */
  ask(call: FirstCall): void;
  /** Answers with the call that was made ahead, if it is the same; otherwise makes the call. */
  readonly call: MakeCall;
}

/** Milliseconds in which a page that has just loaded asks. After that, the rows could be old ones. */
const lifetime = 5_000;

const keyOf = (id: string, input: unknown): string => JSON.stringify([id, input]);

/** `generation` counts sign-ins and sign-outs: what one user's session asked is never given to another's. */
export const createAheadCalls = (makeCall: MakeCall, generation: () => number): AheadCalls => {
  let drop = (): void => undefined;
  let ahead: { key: string; generation: number; answer: Promise<Result<unknown>>; abort: () => void } | undefined;
  return {
    ask: ({ id, input }) => {
      drop();
      const row = rowOf(id);
      const parsed = row && row.kind === 'read' && isForScreens(row) ? parseInput(row.input, input) : undefined;
      if (!parsed?.ok) return;
      const controller = new AbortController();
      const abort = (): void => controller.abort();
      const answer = makeCall(id as EndpointId, parsed.value, controller.signal);
      ahead = { key: keyOf(id, parsed.value), generation: generation(), answer, abort };
      const timer = setTimeout(() => drop(), lifetime);
      drop = () => {
        clearTimeout(timer);
        ahead = undefined;
      };
    },
    call: (id, input, signal) => {
      const found = ahead;
      if (!found || found.key !== keyOf(id, input) || found.generation !== generation()) {
        return makeCall(id, input, signal);
      }
      drop();
      return new Promise((resolve) => {
        const cancel = (): void => {
          found.abort();
          resolve(fail('cancelled', 'cancelled'));
        };
        if (signal.aborted) return cancel();
        signal.addEventListener('abort', cancel, { once: true });
        void found.answer.then(resolve).finally(() => signal.removeEventListener('abort', cancel));
      });
    },
  };
};
