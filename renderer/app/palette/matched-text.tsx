import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // Weight, not color, so that it is visible in every theme and with forced colors.
  matched: {
    fontWeight: tokens.fontWeightBold,
    backgroundColor: 'transparent',
    color: 'inherit',
  },
});

/** The runs of letters that match and those between them, in order. */
const runsOf = (
  text: string,
  matched: readonly number[],
): readonly { readonly text: string; readonly isMatched: boolean }[] => {
  const positions = new Set(matched);
  const runs: { text: string; isMatched: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const isMatched = positions.has(at);
    const last = runs.at(-1);
    if (last?.isMatched === isMatched) last.text += text[at];
    else runs.push({ text: text[at] ?? '', isMatched });
  }
  return runs;
};

/** A text with its matching letters in bold. */
export const MatchedText = ({
  text,
  matched,
}: {
  readonly text: string;
  readonly matched: readonly number[];
}): ReactNode => {
  const styles = useStyles();
  if (matched.length === 0) return text;
  return runsOf(text, matched).map((run, index) =>
    run.isMatched ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is its position
      <mark key={index} className={styles.matched}>
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  );
};
