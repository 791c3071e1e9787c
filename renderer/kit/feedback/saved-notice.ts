/** "Saved", with the button "Undo" while what was saved can be undone. */
import { limits } from '@contract/limits';
import { create } from 'zustand';
import { kitText } from '../format/text';
import { type Notice, type NoticeAction, notify } from './notify';

interface UndoOffer {
  /** The id of the change. */
  readonly id: string;
  /** The name of the record. */
  readonly title: string;
  readonly undo: () => void;
}

/** The changes that can be undone, the newest first. */
export const useUndoOffers = create<{ readonly offers: readonly UndoOffer[] }>(() => ({ offers: [] }));

export const savedNoticeId = 'saved';

/** Undoes the newest change. */
export const undoActions = (): readonly NoticeAction[] =>
  useUndoOffers
    .getState()
    .offers.slice(0, 1)
    .map(({ undo }) => ({ label: kitText('undo.action'), run: undo }));

/** The change that a form has told of in its own words. What is saved next may be none that can be undone. */
let toldId: string | undefined;

/** Says what was saved, with the newest change that nobody has told of. One toast for each change, whoever words it last. */
export const notifySaved = (title: string, isOwnWords = true): void => {
  const [newest] = useUndoOffers.getState().offers;
  const offer = newest?.id === toldId ? undefined : newest;
  const undoable: Partial<Notice> = {
    body: offer?.title,
    actions: undoActions(),
    durationMs: limits.undoMs,
  };
  notify({ intent: 'success', id: savedNoticeId, title, ...(offer ? undoable : {}) });
  if (isOwnWords) toldId = offer?.id ?? toldId;
};
