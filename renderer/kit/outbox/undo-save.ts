/** Undoes changes that were saved, as the outbox offers each for a minute. */
import type { BridgeEvent, OutboxEntry } from '@contract/bridge';
import { limits } from '@contract/limits';
import { bridge } from '../bridge/bridge';
import { queryClient } from '../bridge/query-client';
import { dismiss, notify, useNotices } from '../feedback/notify';
import { notifyFailure } from '../feedback/notify-failure';
import { openOutbox } from '../feedback/notify-queued';
import { savedNoticeId, showSaved, useUndoOffers } from '../feedback/saved-notice';
import { kitText } from '../format/text';
import { onReset } from '../stores/resettable-store';

type Saved = Extract<BridgeEvent, { readonly type: 'saved' }>;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

const withdraw = (id: string): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useUndoOffers.setState(({ offers }) => ({ offers: offers.filter((offer) => offer.id !== id) }));
};
onReset(() => {
  for (const id of [...timers.keys()]) withdraw(id);
});

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
  // The toast is about the newest change.
  if (useUndoOffers.getState().offers[0]?.id === id) dismiss(savedNoticeId);
  withdraw(id);
  const result = await bridge().outbox.undo({ id });
  if (!notifyFailure(result) || !result.ok) return;
  void queryClient.invalidateQueries();
  tell(title, result.value);
};

/** What a form has said already of the change, if its words came first. */
const wordsOfForm = (): string | undefined =>
  useNotices.getState().notices.find(({ id, actions }) => id === savedNoticeId && actions === undefined)?.title;

/** A change was saved, or waits; a form says so in its own words, in the same toast. */
export const offerUndo = (saved: Saved): void => {
  const { id, title, isQueued } = saved;
  withdraw(id);
  const words = wordsOfForm();
  const offer = { id, title, undo: () => void undo(saved), isTold: isQueued || words !== undefined };
  useUndoOffers.setState(({ offers }) => ({ offers: [offer, ...offers] }));
  timers.set(
    id,
    setTimeout(() => withdraw(id), limits.undoMs),
  );
  if (!isQueued) showSaved(words ?? kitText('undo.saved'), offer);
};
