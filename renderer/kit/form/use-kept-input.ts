/** What is typed into a dialog. It stays when the dialog is closed, also over a restart, until it is stored or discarded. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Values } from '../area/field';
import { discardDraft, forgetDraft, saveDraft, setDraftAside, takeDraft, useDrafts } from '../stores/drafts';

interface InputOptions<V> {
  /** The key of its draft, from the dialog and what it is about: `paper.31`. */
  readonly key: string;
  /** What the dialog starts with. */
  readonly initial: V;
  /** A stored draft may be from another version. */
  readonly parse: (draft: Values, initial: V) => V;
  /** Whether something would be lost without a draft; absent if any change is worth keeping. */
  readonly isWorthKeeping?: (input: V) => boolean;
}

interface KeptInput<V> {
  readonly input: V;
  readonly setInput: Dispatch<SetStateAction<V>>;
  /** It was typed before. */
  readonly isRestored: boolean;
  /** Goes back to what the dialog starts with. */
  readonly discard: () => void;
  /** Call it once the input is stored, or is not wanted. */
  readonly forget: () => void;
}

const hasSameType = (one: unknown, other: unknown): boolean =>
  Array.isArray(other)
    ? Array.isArray(one) && one.every((item) => typeof item === 'string')
    : other !== null && typeof one === typeof other;

/** Of a draft, the texts, switches and lists of texts that the input has, too. */
export const readDraft = <V extends object>(draft: Values, initial: V): V => ({
  ...initial,
  ...Object.fromEntries(
    Object.entries(initial)
      .filter(([name, value]) => hasSameType(draft[name], value))
      .map(([name]) => [name, draft[name]]),
  ),
});

export const useKeptInput = <V extends object>(options: InputOptions<V>): KeptInput<V> => {
  const { key, parse } = options;
  const [initial] = useState(options.initial);
  const [restored] = useState(() => useDrafts.getState().waiting[key]);
  const [input, setInput] = useState(() => (restored ? parse(restored, initial) : initial));
  const isKept = options.isWorthKeeping?.(input) ?? JSON.stringify(input) !== JSON.stringify(initial);
  useEffect(() => {
    if (isKept) saveDraft(key, Object.fromEntries(Object.entries(input)));
    else discardDraft(key);
  }, [key, input, isKept]);
  useEffect(() => {
    takeDraft(key);
    return () => setDraftAside(key);
  }, [key]);
  return {
    input,
    setInput,
    isRestored: restored !== undefined && isKept,
    discard: () => setInput(initial),
    forget: () => forgetDraft(key),
  };
};
