// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
/** When the car is due for inspection, first or again. */
import { formatDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { useBoardStyles } from './board.styles';
import type { Visit } from './visit';
import { formatVisitTime } from './visit-time';

interface CellProps {
  readonly visit: Visit;
  readonly zone: string | undefined;
  readonly isOverdue: boolean;
}

export const DueCell = ({ visit, zone, isOverdue }: CellProps) => {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const { dueAt, isAgain, isDone, isUnderWay } = visit;
  const state = isOverdue
    ? text(isAgain ? 'due.overdueAgain' : 'due.overdue')
    : isAgain
      ? text('due.again')
      : isUnderWay
        ? text('due.underWay')
        : isDone
          ? text('due.done')
          : '';
  const time = dueAt === undefined ? '' : formatVisitTime(dueAt, zone) || formatDateTime(dueAt, zone);
  return (
    <span role="cell" className={styles.words} title={dueAt && formatDateTime(dueAt, zone)}>
      <bdi className={styles.one}>{time || (isAgain ? text('due.noTime') : '')}</bdi>
      <span className={isOverdue ? styles.late : styles.quiet} title={state}>
        {state}
      </span>
    </span>
  );
};
