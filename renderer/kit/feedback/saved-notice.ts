/** "Saved", with the button "Undo" while what was saved can be undone. */
import { limits } from '@contract/limits';
import { create } from 'zustand';
import { kitText } from '../format/text';
import { type Notice, type NoticeAction, notify } from './notify';

interface UndoOffer {
  /** The name of the record. */
  readonly title: string;
  readonly undo: () => void;
}

/** The last change, while it can be undone. */
export const useUndoOffer = create<{ readonly offer: UndoOffer | undefined }>(() => ({ offer: undefined }));

export const savedNoticeId = 'saved';

export const undoActions = (): readonly NoticeAction[] => {
  const { offer } = useUndoOffer.getState();
  return offer ? [{ label: kitText('undo.action'), run: offer.undo }] : [];
};

/** Says what was saved. One toast for each change, whoever words it last. */
export const notifySaved = (title: string): void => {
  const { offer } = useUndoOffer.getState();
  const undoable: Partial<Notice> = {
    body: offer?.title,
    actions: undoActions(),
    durationMs: limits.undoMs,
  };
  notify({ intent: 'success', id: savedNoticeId, title, ...(offer ? undoable : {}) });
};
