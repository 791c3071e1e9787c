/** Ties a form to the draft registry: what differs from the saved values is a draft, and a draft that waits comes back. */
import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, takeDraft } from '../drafts';

/** Lists are compared by content: the form holds copies of them. */
const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

const changesOf = <V extends FieldValues>(saved: V, now: V, secret: readonly string[]): Partial<V> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !secret.includes(name) && !same(saved[name], value)),
  ) as Partial<V>;

interface DraftOptions<V extends FieldValues> {
  /** Names the form and the record it is about: `track.update.12`. */
  readonly key: string;
  /** The values as last saved; a form that was sent moves them on. */
  readonly saved: RefObject<V>;
  /** Fields that are never kept: passwords. */
  readonly secret: readonly string[];
}

/** Returns whether what was typed before the sign-in is back. */
export const useDraft = <V extends FieldValues>(
  { reset, subscribe }: UseFormReturn<V>,
  { key, saved, secret }: DraftOptions<V>,
): boolean => {
  const [restored, setRestored] = useState(false);
  const secrets = secret.join();
  useEffect(() => {
    const note = (values: V) => {
      const changes = changesOf(saved.current, values, secrets.split(','));
      if (Object.keys(changes).length > 0) keepDraft(key, changes);
      else dropDraft(key);
    };
    const end = subscribe({ formState: { values: true }, callback: ({ values }) => note(values) });
    const draft = takeDraft(key);
    if (draft) {
      const values = { ...saved.current, ...draft };
      reset(values, { keepDefaultValues: true });
      note(values);
      setRestored(true);
    }
    return () => {
      end();
      dropDraft(key);
    };
  }, [key, saved, secrets, reset, subscribe]);
  return restored;
};
