/** The calls of one page, which a host checks and makes, and which the page can cancel. */
import { fail, type Result } from '@contract/failure';
import { parseInput } from '@contract/http/request';
import { type EndpointId, rowOf } from '@contract/table';
import { isForScreens } from './policy';

export interface PageCalls {
  /** Makes a call that screens may make, with valid input and an id that no running call has. Refuses every other. */
  call(id: unknown, input: unknown, callId: unknown): Promise<Result<unknown>>;
  cancel(callId: unknown): void;
  /** Cancels what only the page waits for. A change goes on: cancelled halfway, nobody would learn whether it was made. */
  cancelReads(): void;
}

const isCallId = (input: unknown): input is string => typeof input === 'string' && /^[\w.:-]{1,64}$/.test(input);

/** `onRefused` is called with the reason why a page's request was no valid call. */
export const createPageCalls = (
  makeCall: (id: EndpointId, input: unknown, signal: AbortSignal) => Promise<Result<unknown>>,
  onRefused: (why: 'unknown id' | 'caller' | 'call id') => void = () => undefined,
): PageCalls => {
  const running = new Map<unknown, { readonly controller: AbortController; readonly isRead: boolean }>();
  return {
    async call(id, input, callId) {
      const row = typeof id === 'string' ? rowOf(id) : undefined;
      if (!row) {
        onRefused('unknown id');
        return fail('invalid', 'bad-request');
      }
      if (!isForScreens(row)) {
        onRefused('caller');
        return fail('refused', 'not-allowed');
      }
      if (!isCallId(callId) || running.has(callId)) {
        onRefused('call id');
        return fail('invalid', 'bad-request');
      }
      const parsed = parseInput(row.input, input);
      if (!parsed.ok) return parsed;
      const controller = new AbortController();
      running.set(callId, { controller, isRead: row.kind === 'read' });
      try {
        return await makeCall(id as EndpointId, parsed.value, controller.signal);
      } finally {
        running.delete(callId);
      }
    },
    cancel: (callId) => running.get(callId)?.controller.abort(),
    cancelReads: () => {
      for (const { controller, isRead } of running.values()) if (isRead) controller.abort();
    },
  };
};
