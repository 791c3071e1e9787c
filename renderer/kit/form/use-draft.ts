/** Ties a form to the draft registry: what differs from the saved values is a draft, and a draft that waits comes back. */
import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { discardDraft, saveDraft, takeDraft } from '../stores/drafts';

/** Lists are compared by content: the form holds copies of them. */
const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

const changesOf = <V extends FieldValues>(saved: V, now: V): Partial<V> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !same(saved[name], value))) as Partial<V>;

const without = <V extends object>(values: V, secret: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name))) as Partial<V>;

interface DraftOptions<V extends FieldValues> {
  /** Names the form and the record it is about: `track.update.12`. */
  readonly key: string;
  /** The values as last saved; a form that was sent moves them on. */
  readonly saved: RefObject<V>;
  /** Fields that are never kept: passwords. That something was typed there is known, so that leaving asks first. */
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
      const changes = changesOf(saved.current, values);
      if (Object.keys(changes).length > 0) saveDraft(key, without(changes, secrets.split(',')));
      else discardDraft(key);
    };
    const end = subscribe({ formState: { values: true }, callback: ({ values }) => note(values) });
    const draft = takeDraft(key);
    if (draft) {
      const values = { ...saved.current, ...draft };
      reset(values, { keepDefaultValues: true });
      note(values);
      setRestored(Object.keys(draft).length > 0);
    }
    return () => {
      end();
      discardDraft(key);
    };
  }, [key, saved, secrets, reset, subscribe]);
  return restored;
};
