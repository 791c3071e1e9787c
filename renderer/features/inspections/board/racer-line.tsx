// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the row's links have the focus
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { LevelBadge } from '../level-badge';
import { LevelIcon } from '../level-icon';
import type { Issue } from '../readiness/issue';
import { issueText } from '../readiness/issue-text';
import { partNames } from '../readiness/part';
import { rowHeight, useBoardStyles } from './board.styles';
import { known, type RacerRow } from './racer-rows';
import { visitTime } from './visit-time';

interface LineProps {
  readonly row: RacerRow;
  /** Its place on the board, from 0. */
  readonly index: number;
  readonly zone: string | undefined;
  readonly hrefOf: (id: RacerRow['id'], part?: string) => string;
  /** What the racer's page is told of the board that it was opened from. */
  readonly from: unknown;
}

const Tasks = ({ issues, checking }: { readonly issues: readonly Issue[]; readonly checking: boolean }) => {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const [first, second, ...rest] = issues;
  if (!first) return <span className={styles.quiet}>{checking ? '' : text('nothingToDo')}</span>;
  const tone = ({ weight }: Issue) => (weight === 'missing' ? styles.bad : styles.one);
  const last = second && issueText(text, second);
  return (
    <span className={styles.words} title={issues.map((issue) => issueText(text, issue)).join('\n')}>
      <span className={tone(first)} dir="auto">
        {issueText(text, first)}
      </span>
      {second && (
        <span className={tone(second)} dir="auto">
          {last} {rest.length > 0 && text('moreIssues', { count: rest.length })}
        </span>
      )}
    </span>
  );
};

/** One racer: state, name, car, seven signs, and what to do in words. */
export const RacerLine = memo(function RacerLine({ row, index, zone, hrefOf, from }: LineProps) {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const { id, parts, standing } = row;
  const name = row.name || text('unnamed', { id });
  const car = known(parts.vehicle);
  const time = known(parts.team)?.scheduledAt;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ insetBlockStart: index * rowHeight }}>
      <span role="cell">
        <LevelBadge level={standing.level} />
      </span>
      <span role="cell" className={styles.words}>
        <Link className={styles.name} to={hrefOf(id)} state={from} dir="auto">
          {name}
        </Link>
        <bdi className={styles.quiet}>{row.code}</bdi>
      </span>
      <span role="cell" className={styles.words}>
        <bdi className={styles.one}>
          {[car?.vehicleNumber && `#${car.vehicleNumber}`, car?.make, car?.model].filter(Boolean).join(' ')}
        </bdi>
        <bdi className={styles.quiet}>
          {[time && visitTime(time, zone), car?.className].filter(Boolean).join(' · ')}
        </bdi>
      </span>
      {partNames.map((part) => {
        const { level, issues } = standing.parts[part];
        const label = text('cell', { part: text(`parts.${part}`), name, level: text(`levels.${level}`) });
        return (
          <span role="cell" key={part}>
            <Link
              className={styles.part}
              to={hrefOf(id, part)}
              state={from}
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
        <Tasks issues={standing.issues} checking={standing.level === 'checking'} />
      </span>
    </div>
  );
});
