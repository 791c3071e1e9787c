/** The result for each record. */
import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ErrorCircleRegular,
  SendClockRegular,
  SubtractCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { failureLine } from '../feedback/failure-text';
import { useText } from '../format/text';
import type { Outcome } from './delete-records';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    rowGap: '8px',
    maxBlockSize: '50vh',
    overflowY: 'auto',
  },
  line: { display: 'flex', columnGap: '8px', overflowWrap: 'anywhere', minBlockSize: '20px' },
  icon: { fontSize: '20px', flexShrink: 0 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  unsure: { color: tokens.colorStatusWarningForeground1 },
  left: { color: tokens.colorNeutralForeground3 },
  words: { display: 'grid', minInlineSize: 0 },
});

const icons = {
  done: [CheckmarkCircleRegular, 'done'],
  failed: [ErrorCircleRegular, 'failed'],
  unsure: [WarningRegular, 'unsure'],
  stillExists: [WarningRegular, 'unsure'],
  skipped: [SubtractCircleRegular, 'left'],
  stopped: [SubtractCircleRegular, 'left'],
  drafted: [SendClockRegular, 'left'],
} as const;

interface OutcomeListProps {
  readonly names: ReadonlyMap<string, string>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Why a record was skipped. */
  readonly skipped: string;
}

export const OutcomeList = ({ names, outcomes, skipped }: OutcomeListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('delete');
  const lineOf = (name: string, outcome: Outcome): string => {
    if (outcome.state === 'failed') return failureLine(outcome.failure);
    return outcome.state === 'skipped' ? skipped : text(`dialog.outcomes.${outcome.state}`, { name });
  };
  return (
    <ul className={styles.list} aria-label={text('dialog.results')} aria-live="polite">
      {[...names].map(([id, name]) => {
        const outcome = outcomes.get(id);
        if (!outcome)
          return (
            <li key={id} className={styles.line}>
              <Spinner size="tiny" />
              <bdi>{name}</bdi>
            </li>
          );
        const [Icon, style] = icons[outcome.state];
        return (
          <li key={id} className={styles.line}>
            <Icon className={mergeClasses(styles.icon, styles[style])} aria-hidden />
            <span className={styles.words}>
              <bdi>{name}</bdi>
              <Text size={200}>{lineOf(name, outcome)}</Text>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
