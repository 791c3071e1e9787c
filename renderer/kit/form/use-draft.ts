/** Stores unsaved changes of a form as a draft, and restores the draft after a new sign-in. */
import { type RefObject, useContext, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DialogContext } from '../dialog/form-dialog';
import { discardDraft, saveDraft, setDraftAside, takeDraft } from '../stores/drafts';

/** Compares lists and records by content, because the form has copies of them. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

const changesOf = <V extends FieldValues>(saved: V, now: V): Partial<V> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(saved[name], value))) as Partial<V>;

const omit = <V extends object>(values: V, keys: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !keys.includes(name))) as Partial<V>;

interface DraftOptions<V extends FieldValues> {
  /** From form and record: `track.update.12`. */
  readonly key: string;
  /** The values as last saved; the form updates them after a save. */
  readonly saved: RefObject<V>;
  /** Fields whose values are not stored: passwords. Changing them still marks the form as unsaved. */
  readonly secretFields: readonly string[];
}

export interface RestoredDraft {
  readonly isRestored: boolean;
  /** Goes back to the saved values. */
  readonly discard: () => void;
}

/** Stores the form's draft while it differs, and restores the one that waits for it. */
export const useDraft = <V extends FieldValues>(
  { reset, subscribe }: UseFormReturn<V>,
  { key, saved, secretFields }: DraftOptions<V>,
): RestoredDraft => {
  const [isRestored, setRestored] = useState(false);
  const isInDialog = useContext(DialogContext);
  const secrets = secretFields.join();
  useEffect(() => {
    const update = (values: V) => {
      const changes = changesOf(saved.current, values);
      if (Object.keys(changes).length > 0) saveDraft(key, omit(changes, secrets.split(',')));
      else {
        discardDraft(key);
        setRestored(false);
      }
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: ({ values }) => update(values) });
    const draft = takeDraft(key);
    if (draft) {
      const values = { ...saved.current, ...draft };
      reset(values, { keepDefaultValues: true });
      update(values);
      setRestored(Object.keys(draft).length > 0);
    }
    return () => {
      unsubscribe();
      if (isInDialog) setDraftAside(key);
      else discardDraft(key);
    };
  }, [key, saved, secrets, isInDialog, reset, subscribe]);
  const discard = (): void => {
    reset(saved.current);
    discardDraft(key);
    setRestored(false);
  };
  return { isRestored, discard };
};
