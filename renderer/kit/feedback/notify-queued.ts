/** Tells that a change waits in the outbox: neither an error nor saved. */
import type { Failure } from '@contract/failure';
import { goTo, outboxPath } from '../commands/go-to';
import { text } from '../format/text';
import { failureText } from './failure-text';
import { type NoticeAction, notify } from './notify';
import { undoActions } from './saved-notice';

export const openOutbox = (): NoticeAction => ({ label: text('outbox:open'), run: () => goTo(outboxPath) });

/** Several changes in a row show one toast. */
export const notifyQueued = (failure: Failure): void => {
  const { title, body, next } = failureText(failure);
  notify({
    id: `failure-${failure.code}`,
    intent: failure.code === 'drafted' ? 'warning' : 'info',
    title,
    body: `${body} ${next}`.trim(),
    actions: [openOutbox(), ...undoActions()],
  });
};
