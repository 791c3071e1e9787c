/** What is typed of a paper list. It stays when the dialog is closed, also over a restart, until it is in the log. */
import { isRecord } from '@contract/json/record';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { discardDraft, restoreDrafts, saveDraft, takeDraft } from '../../../kit/stores/drafts';
import { type PaperKind, paperKinds } from './paper-lines';

export interface PaperInput {
  readonly text: string;
  readonly choice?: string;
}

export interface Paper {
  /** Empty for the likeliest. */
  readonly day: string;
  readonly kind: PaperKind;
  /** The roll call on which the people are marked, too; empty for none. */
  readonly list: string;
  readonly lines: readonly PaperInput[];
}

/** Each line is up to three entries of the log, which takes 1,000 in one step. */
export const maxLines = 300;
/** Characters of a line. */
export const maxLength = 1_000;

export const emptyPaper: Paper = { day: '', kind: 'cameIn', list: '', lines: [{ text: '' }] };

const hasText = ({ lines }: Paper): boolean => lines.some(({ text }) => text.trim() !== '');

const toPaper = ({ day, kind, list, lines }: Readonly<Record<string, unknown>>): Paper => {
  const read = (Array.isArray(lines) ? lines : []).filter(isRecord).map(({ text, choice }) => ({
    text: typeof text === 'string' ? text : '',
    ...(typeof choice === 'string' ? { choice } : {}),
  }));
  return {
    day: typeof day === 'string' ? day : '',
    kind: paperKinds.find((one) => one === kind) ?? 'cameIn',
    list: typeof list === 'string' ? list : '',
    lines: read.length === 0 ? emptyPaper.lines : read.slice(0, maxLines),
  };
};

interface PaperDraft {
  readonly paper: Paper;
  readonly setPaper: Dispatch<SetStateAction<Paper>>;
  /** It was typed before. */
  readonly isRestored: boolean;
  /** Call it once the lines are in the log. */
  readonly forget: () => void;
}

export const usePaperDraft = (eventId: string): PaperDraft => {
  const key = `paper.${eventId}`;
  const [restored] = useState(() => takeDraft(key));
  const [paper, setPaper] = useState(() => (restored ? toPaper(restored) : emptyPaper));
  const latest = useRef(paper);
  useEffect(() => {
    latest.current = paper;
    if (hasText(paper)) saveDraft(key, { ...paper });
    else discardDraft(key);
  }, [key, paper]);
  useEffect(
    () => () => {
      discardDraft(key);
      if (hasText(latest.current)) restoreDrafts({ [key]: { ...latest.current } });
    },
    [key],
  );
  const forget = () => {
    latest.current = emptyPaper;
  };
  return { paper, setPaper, isRestored: restored !== undefined && hasText(paper), forget };
};
