/**
 * Unsaved assignments with their dates and note. They are stored as a draft, so they survive switching tabs and signing
 * in again, and leaving the record asks first.
 */
import { useEffect, useState } from 'react';
import type { Values } from '../../../kit/area/field';
import { discardDraft, saveDraft, takeDraft, useDrafts } from '../../../kit/stores/drafts';
import { applyDifference, type Difference, difference, type Ids } from './difference';
import { emptyTerms, type TermValues } from './terms';

/** Stored as a difference, so that changes by other users are neither reverted nor counted as changes made here. */
interface Draft extends Difference {
  readonly terms: TermValues;
}

interface AssignmentDraft {
  readonly ids: Ids;
  /** What is still to be saved. */
  readonly changed: Difference;
  readonly terms: TermValues;
  readonly choose: (ids: Ids) => void;
  readonly setTerms: (part: Partial<TermValues>) => void;
  /** Discards all changes. */
  readonly reset: () => void;
}

const emptyDraft: Draft = { added: [], removed: [], terms: emptyTerms };

const idsIn = (value: unknown): Ids => (Array.isArray(value) ? value.map(String) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A stored draft may be from another version. */
const parseDraft = (draft: Values | undefined): Draft => {
  const { accessFrom, accessUntil, note }: Values = Object(draft?.terms);
  return {
    added: idsIn(draft?.added),
    removed: idsIn(draft?.removed),
    terms: { accessFrom: textIn(accessFrom), accessUntil: textIn(accessUntil), note: textIn(note) },
  };
};

/** `before` is the current state on the server; it may change while there are unsaved changes. */
export const useAssignmentDraft = (key: string, before: Ids): AssignmentDraft => {
  const [draft, setDraft] = useState(() => parseDraft(takeDraft(key) ?? useDrafts.getState().dirty[key]));
  const ids = applyDifference(before, draft);
  const changed = difference(before, ids);
  const isChanged = changed.added.length + changed.removed.length > 0;
  useEffect(() => {
    if (isChanged) saveDraft(key, { ...draft });
    else discardDraft(key);
  }, [key, draft, isChanged]);
  return {
    ids,
    changed,
    terms: draft.terms,
    choose: (now) => setDraft(({ terms }) => ({ ...difference(before, now), terms })),
    setTerms: (part) => setDraft((now) => ({ ...now, terms: { ...now.terms, ...part } })),
    reset: () => setDraft(emptyDraft),
  };
};
