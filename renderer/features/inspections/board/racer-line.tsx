// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the row's links have the focus
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { LevelBadge } from '../../../event/level-badge';
import type { Issue } from '../../../event/readiness/issue';
import { issueText } from '../../../event/readiness/issue-text';
import { partNames } from '../../../event/readiness/part';
import { useText } from '../../../kit/format/text';
import { LevelIcon } from '../level-icon';
import { rowHeight, useBoardStyles } from './board.styles';
import { knownValue, type RacerRow } from './racer-rows';
import { formatVisitTime } from './visit-time';

interface LineProps {
  readonly row: RacerRow;
  /** Row index on the board, from 0. */
  readonly index: number;
  readonly zone: string | undefined;
  readonly hrefFor: (id: RacerRow['id'], part?: string) => string;
  /** Location state for the racer's page: the board that it was opened from. */
  readonly origin: unknown;
}

const IssueSummary = ({ issues, isChecking }: { readonly issues: readonly Issue[]; readonly isChecking: boolean }) => {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const [first, second, ...rest] = issues;
  if (!first) return <span className={styles.quiet}>{isChecking ? '' : text('nothingToDo')}</span>;
  const tone = ({ severity }: Issue) => (severity === 'missing' ? styles.bad : styles.one);
  const secondText = second && issueText(text, second);
  return (
    <span className={styles.words} title={issues.map((issue) => issueText(text, issue)).join('\n')}>
      <span className={tone(first)} dir="auto">
        {issueText(text, first)}
      </span>
      {second && (
        <span className={tone(second)} dir="auto">
          {secondText} {rest.length > 0 && text('moreIssues', { count: rest.length })}
        </span>
      )}
    </span>
  );
};

/** One racer: state, name, car, an icon for each part, and the first issues. */
export const RacerLine = memo(function RacerLine({ row, index, zone, hrefFor, origin }: LineProps) {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const { id, parts, readiness } = row;
  const name = row.name || text('unnamed', { id });
  const car = knownValue(parts.vehicle);
  const time = knownValue(parts.team)?.scheduledAt;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ insetBlockStart: index * rowHeight }}>
      <span role="cell">
        <LevelBadge level={readiness.level} />
      </span>
      <span role="cell" className={styles.words}>
        <Link className={styles.name} to={hrefFor(id)} state={origin} dir="auto">
          {name}
        </Link>
        <bdi className={styles.quiet}>{row.code}</bdi>
      </span>
      <span role="cell" className={styles.words}>
        <bdi className={styles.one}>
          {[car?.vehicleNumber && `#${car.vehicleNumber}`, car?.make, car?.model].filter(Boolean).join(' ')}
        </bdi>
        <bdi className={styles.quiet}>
          {[time && formatVisitTime(time, zone), car?.className].filter(Boolean).join(' · ')}
        </bdi>
      </span>
      {partNames.map((part) => {
        const { level, issues } = readiness.parts[part];
        const label = text('cell', { part: text(`parts.${part}`), name, level: text(`levels.${level}`) });
        return (
          <span role="cell" key={part}>
            <Link
              className={styles.part}
              to={hrefFor(id, part)}
              state={origin}
              tabIndex={-1}
              aria-label={label}
              title={[label, ...issues.map((issue) => issueText(text, issue))].join('\n')}
            >
              <LevelIcon level={level} size={20} />
            </Link>
          </span>
        );
      })}
      <span role="cell" className={styles.words}>
        <IssueSummary issues={readiness.issues} isChecking={readiness.level === 'checking'} />
      </span>
    </div>
  );
});
