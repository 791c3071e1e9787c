/** What is ticked and not yet saved: kept as a draft, so that leaving asks, and another tab of the record keeps it. */
import { useState } from 'react';
import { dropDraft, keepDraft, takeDraft, useDrafts } from '../../../kit/drafts';
import { difference, type Ids } from './pairs';

interface Chosen {
  readonly ids: Ids;
  readonly choose: (ids: Ids) => void;
  /** Back to what the server has. */
  readonly reset: () => void;
}

const draftIds = (key: string): Ids | undefined => {
  const draft = takeDraft(key) ?? useDrafts.getState().dirty[key];
  const ids: unknown = draft?.ids;
  return Array.isArray(ids) ? ids.map(String) : undefined;
};

/** `before` is what the server has now; it may change while nothing is ticked. */
export const useChosen = (key: string, before: Ids): Chosen => {
  const [changed, setChanged] = useState(() => draftIds(key));
  const reset = () => {
    setChanged(undefined);
    dropDraft(key);
  };
  const choose = (ids: Ids) => {
    const { added, removed } = difference(before, ids);
    if (added.length + removed.length === 0) return reset();
    setChanged(ids);
    keepDraft(key, { ids });
  };
  return { ids: changed ?? before, choose, reset };
};
