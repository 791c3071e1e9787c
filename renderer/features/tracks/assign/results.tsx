/** The outcome of each change in the last save. */
import { makeStyles, mergeClasses, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ErrorCircleRegular, SendClockRegular, WarningRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { failureLine } from '../../../kit/feedback/failure-text';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import type { Pair, PairOutcome } from './save-assignments';

const useStyles = makeStyles({
  card: {
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  title: { margin: 0, marginBlockEnd: '8px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '8px' },
  line: { display: 'flex', columnGap: '8px', overflowWrap: 'anywhere' },
  icon: { fontSize: '20px', flexShrink: 0 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  waiting: { color: tokens.colorNeutralForeground3 },
  unsure: { color: tokens.colorStatusWarningForeground1 },
  words: { display: 'grid', minInlineSize: 0 },
});

const icons = {
  done: [CheckmarkCircleRegular, 'done'],
  failed: [ErrorCircleRegular, 'failed'],
  unseen: [WarningRegular, 'unsure'],
  unread: [WarningRegular, 'unsure'],
  waiting: [SendClockRegular, 'waiting'],
} as const;

interface ResultsProps {
  readonly pairs: readonly Pair[];
  readonly personName: (id: string) => string;
  readonly trackName: (id: string) => string;
}

const useOutcomeText = () => {
  const text = useText('tracks');
  return (outcome: PairOutcome): string =>
    outcome.state === 'failed' ? failureLine(outcome.failure) : text(`assign.outcomes.${outcome.state}`);
};

export const Results = ({ pairs, personName, trackName }: ResultsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  const outcomeText = useOutcomeText();
  if (pairs.length === 0) return null;
  return (
    <section className={styles.card} aria-label={text('assign.results')} aria-live="polite">
      <Subtitle2 as="h2" block className={styles.title}>
        {text('assign.results')}
      </Subtitle2>
      <ul className={styles.list}>
        {pairs.map(({ person, track, adds, outcome }) => {
          const [Icon, look] = icons[outcome.state];
          const names = { person: personName(person), track: trackName(track) };
          return (
            <li key={`${person} ${track}`} className={styles.line}>
              <Icon className={mergeClasses(styles.icon, styles[look])} aria-hidden />
              <span className={styles.words}>
                <Text>{text(adds ? 'assign.pairAdded' : 'assign.pairRemoved', names)}</Text>
                <Text size={200}>{outcomeText(outcome)}</Text>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
