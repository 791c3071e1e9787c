/** What is typed into a dialog. It stays when the dialog is closed, also over a restart, until it is stored or discarded. */
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { Values } from '../area/field';
import { discardDraft, restoreDrafts, saveDraft, takeDraft } from '../stores/drafts';

interface InputOptions<V> {
  /** The key of its draft, from the dialog and what it is about: `paper.31`. */
  readonly key: string;
  readonly initial: V;
  /** A stored draft may be from another version. */
  readonly parse: (draft: Values) => V;
  /** Whether something would be lost without a draft. */
  readonly isWorthKeeping: (input: V) => boolean;
}

interface KeptInput<V> {
  readonly input: V;
  readonly setInput: Dispatch<SetStateAction<V>>;
  /** It was typed before. */
  readonly isRestored: boolean;
  /** Call it once the input is stored, or is not wanted. */
  readonly forget: () => void;
}

export const useKeptInput = <V extends object>(options: InputOptions<V>): KeptInput<V> => {
  const { key, initial, parse, isWorthKeeping } = options;
  const [restored] = useState(() => takeDraft(key));
  const [input, setInput] = useState(() => (restored ? parse(restored) : initial));
  const isKept = isWorthKeeping(input);
  const latest = useRef<Values>(undefined);
  useEffect(() => {
    latest.current = isKept ? Object.fromEntries(Object.entries(input)) : undefined;
    if (latest.current) saveDraft(key, latest.current);
    else discardDraft(key);
  }, [key, input, isKept]);
  useEffect(
    () => () => {
      discardDraft(key);
      if (latest.current) restoreDrafts({ [key]: latest.current });
    },
    [key],
  );
  const forget = () => {
    latest.current = undefined;
    discardDraft(key);
    // The dialog may have been closed before its input was stored.
    takeDraft(key);
  };
  return { input, setInput, isRestored: restored !== undefined && isKept, forget };
};
