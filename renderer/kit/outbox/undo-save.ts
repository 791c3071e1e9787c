/** Undoes the last change that was saved, as the outbox offers it for a minute. */
import type { BridgeEvent, OutboxEntry } from '@contract/bridge';
import { limits } from '@contract/limits';
import { bridge } from '../bridge/bridge';
import { queryClient } from '../bridge/query-client';
import { dismiss, notify } from '../feedback/notify';
import { notifyFailure } from '../feedback/notify-failure';
import { openOutbox } from '../feedback/notify-queued';
import { notifySaved, savedNoticeId, useUndoOffer } from '../feedback/saved-notice';
import { kitText } from '../format/text';
import { onReset } from '../stores/resettable-store';

type Saved = Extract<BridgeEvent, { readonly type: 'saved' }>;

let timer: ReturnType<typeof setTimeout> | undefined;

const withdraw = (): void => {
  clearTimeout(timer);
  useUndoOffer.setState({ offer: undefined });
};
onReset(withdraw);

const tell = (title: string, entry: OutboxEntry | null): void => {
  if (entry === null || entry.state === 'done')
    return void notify({ intent: 'success', title: kitText('undo.undone'), body: title });
  notify({
    intent: entry.needsDecision ? 'warning' : 'info',
    title: kitText(entry.needsDecision ? 'undo.changed' : 'undo.waits'),
    body: title,
    actions: [openOutbox()],
  });
};

const undo = async ({ id, title }: Saved): Promise<void> => {
  withdraw();
  dismiss(savedNoticeId);
  const result = await bridge().outbox.undo({ id });
  if (!notifyFailure(result) || !result.ok) return;
  void queryClient.invalidateQueries();
  tell(title, result.value);
};

/** A change was saved, or waits; a form says so in its own words, in the same toast. */
export const offerUndo = (saved: Saved): void => {
  withdraw();
  useUndoOffer.setState({ offer: { title: saved.title, undo: () => void undo(saved) } });
  timer = setTimeout(withdraw, limits.undoMs);
  if (!saved.isQueued) notifySaved(kitText('undo.saved'));
};
