/** What became of each admin. */
import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ErrorCircleRegular,
  SubtractCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { failureLine } from '../../../kit/feedback/failure-text';
import { useText } from '../../../kit/format/text';
import type { Outcome } from './remove-each';

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
  kept: [WarningRegular, 'unsure'],
  own: [SubtractCircleRegular, 'left'],
  stopped: [SubtractCircleRegular, 'left'],
} as const;

interface OutcomeListProps {
  readonly names: ReadonlyMap<string, string>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export const OutcomeList = ({ names, outcomes }: OutcomeListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('admins');
  return (
    <ul className={styles.list} aria-label={text('delete.results')} aria-live="polite">
      {[...names].map(([id, name]) => {
        const outcome = outcomes.get(id);
        if (!outcome)
          return (
            <li key={id} className={styles.line}>
              <Spinner size="tiny" />
              <bdi>{name}</bdi>
            </li>
          );
        const [Icon, look] = icons[outcome.state];
        return (
          <li key={id} className={styles.line}>
            <Icon className={mergeClasses(styles.icon, styles[look])} aria-hidden />
            <span className={styles.words}>
              <bdi>{name}</bdi>
              <Text size={200}>
                {outcome.state === 'failed' ? failureLine(outcome.failure) : text(`delete.outcomes.${outcome.state}`)}
              </Text>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
