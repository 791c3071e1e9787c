/** Sends a message once and records it in the history: as unknown before sending, then with its outcome. */

import type { Done } from '@contract/endpoint';
import type { FailureKind, Result } from '@contract/failure';
import type { SentMessageFields } from '@contract/settings/sent-message';
import { useCallback } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { useAction } from '../../kit/bridge/use-call';
import { readCount } from '../../kit/charts/fill-bar';
import { stripBidiIsolates } from '../../kit/format/text';
import { refreshHistory } from './history';
import { type AddressedMessage, eventOf, type Recipients, toInput } from './message';

/** After these failures the message may have been sent. */
const ambiguousKinds: readonly FailureKind[] = ['unknown-outcome', 'unexpected', 'cancelled', 'timeout'];

export const outcomeOf = (result: Result<unknown>): SentMessageFields['outcome'] =>
  result.ok ? 'sent' : ambiguousKinds.includes(result.failure.kind) ? 'unknown' : 'failed';

/** The number of recipients that the server reports. */
export const reachedOf = ({ record }: Done): number | undefined => readCount(record?.recipientCount);

export interface SendMessage {
  readonly busy: boolean;
  readonly send: (message: AddressedMessage, audience: string, recipients: Recipients) => Promise<Result<Done>>;
}

export const useSendMessage = (): SendMessage => {
  const { run, busy } = useAction('support.sendPush');
  const send: SendMessage['send'] = useCallback(
    async (message, audience, recipients) => {
      const input = toInput(message);
      const event = eventOf(message);
      const entry: SentMessageFields = {
        id: crypto.randomUUID(),
        audience: stripBidiIsolates(audience).slice(0, 300),
        title: input.title,
        body: input.body,
        ...(event ? { event: event.id.slice(0, 200) } : {}),
        ...(recipients.state === 'known' ? { recipients: recipients.count } : {}),
        outcome: 'unknown',
      };
      await bridge().messages.keep(entry);
      const result = await run(input);
      const count = result.ok ? reachedOf(result.value) : undefined;
      await bridge().messages.keep({
        ...entry,
        outcome: outcomeOf(result),
        ...(count === undefined ? {} : { recipients: count }),
      });
      void refreshHistory();
      return result;
    },
    [run],
  );
  return { send, busy };
};
