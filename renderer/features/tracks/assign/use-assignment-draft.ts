/**
 * What is ticked and not yet saved, with the dates and the note that go out with it: kept as a draft, so that leaving
 * asks, another tab of the record keeps it, and it is back after a sign-in.
 */
import { useEffect, useState } from 'react';
import type { Values } from '../../../kit/area/field';
import { discardDraft, saveDraft, takeDraft, useDrafts } from '../../../kit/stores/drafts';
import { applyDifference, type Difference, difference, type Ids } from './difference';
import { emptyTerms, type TermValues } from './terms';

/** Kept as a difference: what another desk changes meanwhile is neither put back nor taken for a change made here. */
interface Draft extends Difference {
  readonly terms: TermValues;
}

interface AssignmentDraft {
  readonly ids: Ids;
  /** What is left to save. */
  readonly changed: Difference;
  readonly terms: TermValues;
  readonly choose: (ids: Ids) => void;
  readonly setTerms: (part: Partial<TermValues>) => void;
  /** Back to what the server has. */
  readonly reset: () => void;
}

const emptyDraft: Draft = { added: [], removed: [], terms: emptyTerms };

const idsIn = (value: unknown): Ids => (Array.isArray(value) ? value.map(String) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A draft may come back from another version. */
const readDraft = (draft: Values | undefined): Draft => {
  const { accessFrom, accessUntil, note }: Values = Object(draft?.terms);
  return {
    added: idsIn(draft?.added),
    removed: idsIn(draft?.removed),
    terms: { accessFrom: textIn(accessFrom), accessUntil: textIn(accessUntil), note: textIn(note) },
  };
};

/** `before` is what the server has now; it may change while something is ticked. */
export const useAssignmentDraft = (key: string, before: Ids): AssignmentDraft => {
  const [kept, keep] = useState(() => readDraft(takeDraft(key) ?? useDrafts.getState().dirty[key]));
  const ids = applyDifference(before, kept);
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
    reset: () => keep(emptyDraft),
  };
};
