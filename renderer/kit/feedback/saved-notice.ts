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
  /** Whether a message has told of it. What a form saves next may be none that can be undone. */
  readonly isTold: boolean;
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

/** Shows the one toast of saved changes; `offer` is its change, if that can be undone. */
export const showSaved = (title: string, offer: UndoOffer | undefined): void => {
  const undoable: Partial<Notice> = { body: offer?.title, actions: undoActions(), durationMs: limits.undoMs };
  notify({ intent: 'success', id: savedNoticeId, title, ...(offer ? undoable : {}) });
};

/** Says in a form's own words what was saved. */
export const notifySaved = (title: string): void => {
  const [newest, ...others] = useUndoOffers.getState().offers;
  const offer = newest?.isTold === false ? { ...newest, isTold: true } : undefined;
  if (offer) useUndoOffers.setState({ offers: [offer, ...others] });
  showSaved(title, offer);
};
