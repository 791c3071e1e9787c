/**
 * What is ticked and not yet saved, with the dates and the note that go out with it: kept as a draft, so that leaving
 * asks, another tab of the record keeps it, and it is back after a sign-in.
 */
import { useEffect, useState } from 'react';
import type { Values } from '../../../kit/area/field';
import { discardDraft, saveDraft, takeDraft, useDrafts } from '../../../kit/stores/drafts';
import { applied, type Difference, difference, type Ids } from './pairs';
import { emptyTerms, type TypedTerms } from './terms';

/** Kept as a difference: what another desk changes meanwhile is neither put back nor taken for a change made here. */
interface Kept extends Difference {
  readonly terms: TypedTerms;
}

interface Chosen {
  readonly ids: Ids;
  /** What is left to save. */
  readonly changed: Difference;
  readonly terms: TypedTerms;
  readonly choose: (ids: Ids) => void;
  readonly setTerms: (part: Partial<TypedTerms>) => void;
  /** Back to what the server has. */
  readonly reset: () => void;
}

const nothing: Kept = { added: [], removed: [], terms: emptyTerms };

const idsIn = (value: unknown): Ids => (Array.isArray(value) ? value.map(String) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A draft may come back from another version. */
const readDraft = (draft: Values | undefined): Kept => {
  const { accessFrom, accessUntil, note }: Values = Object(draft?.terms);
  return {
    added: idsIn(draft?.added),
    removed: idsIn(draft?.removed),
    terms: { accessFrom: textIn(accessFrom), accessUntil: textIn(accessUntil), note: textIn(note) },
  };
};

/** `before` is what the server has now; it may change while something is ticked. */
export const useChosen = (key: string, before: Ids): Chosen => {
  const [kept, keep] = useState(() => readDraft(takeDraft(key) ?? useDrafts.getState().dirty[key]));
  const ids = applied(before, kept);
  const changed = difference(before, ids);
  const isChanged = changed.added.length + changed.removed.length > 0;
  useEffect(() => {
    if (isChanged) saveDraft(key, { ...kept });
    else discardDraft(key);
  }, [key, kept, isChanged]);
  return {
    ids,
    changed,
    terms: kept.terms,
    choose: (now) => keep(({ terms }) => ({ ...difference(before, now), terms })),
    setTerms: (part) => keep((now) => ({ ...now, terms: { ...now.terms, ...part } })),
    reset: () => keep(nothing),
  };
};
