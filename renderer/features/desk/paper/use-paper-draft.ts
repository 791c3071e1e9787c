/** What is typed of a paper list. It stays when the dialog is closed, also over a restart, until it is in the log. */
import { isRecord } from '@contract/json/record';
import { useKeptInput } from '../../../kit/form/use-kept-input';
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

export const usePaperDraft = (eventId: string) => {
  const key = `paper.${eventId}`;
  const { input, setInput, ...draft } = useKeptInput({
    key,
    initial: emptyPaper,
    parse: toPaper,
    isWorthKeeping: hasText,
  });
  return { paper: input, setPaper: setInput, ...draft };
};
