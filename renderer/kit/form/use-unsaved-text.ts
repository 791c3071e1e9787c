/** What is typed into a field that saves when it is left. It stays, also over the lock and a restart, until it is stored. */
import { useRef, useState } from 'react';
import type { Values } from '../area/field';
import { restoreDrafts, takeDraft, useDrafts } from '../stores/drafts';

interface UnsavedText {
  /** Undefined if there is nothing to save. */
  readonly typed: string | undefined;
  readonly setTyped: (typed: string | undefined) => void;
  /** `store` resolves to whether the text is stored. It is called once for each text, and not at all if there is none. */
  readonly save: (store: () => Promise<boolean>) => Promise<void>;
  /** It could not be stored. */
  readonly isUnsaved: boolean;
}

const textIn = (draft: Values | undefined): string | undefined =>
  typeof draft?.text === 'string' ? draft.text : undefined;

/** Leaving the screen does not ask, because that saves it. */
export const useUnsavedText = (key: string): UnsavedText => {
  const typed = useDrafts(({ waiting }) => textIn(waiting[key]));
  const [hasFailed, setFailed] = useState(typed !== undefined);
  const saving = useRef<string>(undefined);
  const setTyped = (text: string | undefined): void => {
    setFailed(false);
    if (text === undefined) takeDraft(key);
    else restoreDrafts({ [key]: { text } });
  };
  const save = async (store: () => Promise<boolean>): Promise<void> => {
    if (typed === undefined || typed === saving.current) return;
    saving.current = typed;
    const isStored = await store();
    if (saving.current === typed) saving.current = undefined;
    // What was typed since is still to be saved.
    if (textIn(useDrafts.getState().waiting[key]) !== typed) return;
    if (isStored) takeDraft(key);
    else setFailed(true);
  };
  return { typed, setTyped, save, isUnsaved: hasFailed && typed !== undefined };
};
