// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the row's checkbox and link have the focus

import { makeStyles, tokens } from '@fluentui/react-components';
import { ClockWarningRegular, InfoRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { LevelBadge } from '../../../event/level-badge';
import { LevelIcon } from '../../../event/level-icon';
import type { Sighting } from '../../../event/log/sightings';
import type { Issue } from '../../../event/readiness/issue';
import { issueText } from '../../../event/readiness/issue-text';
import { partNames } from '../../../event/readiness/part';
import { formatDateTime } from '../../../kit/format/date-time';
import { joinFacts, joinList } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import { useCheckboxClass } from '../../../kit/list/grid/grid.styles';
import { rowHeight, useBoardStyles } from './board.styles';
import { knownValue } from './known-value';
import type { NumberConflict } from './number-conflicts';
import type { RacerRow } from './racer-rows';
import type { Visit } from './visit';
import { formatVisitTime } from './visit-time';

interface NumberCellProps {
  readonly row: RacerRow;
  readonly conflict: NumberConflict | undefined;
  readonly follows: string | undefined;
}

const useStyles = makeStyles({ note: { flexShrink: 0, color: tokens.colorNeutralForeground3 } });

/** The car number, marked if another racer has it too, and if its racer runs again too soon. */
const NumberCell = ({ row: { cars, parts }, conflict, follows }: NumberCellProps) => {
  const styles = useBoardStyles();
  const own = useStyles();
  const text = useText('inspections');
  const numbers = [...new Set(cars.map(({ number }) => `#${number}`))].join(', ');
  const classes = [...new Set(cars.map(({ className }) => className).filter(Boolean))].join(', ');
  const { isProblem = false, number = '', others = [] } = conflict ?? {};
  const names = joinList(others.map((name) => name || text('board.unnamedRacer')));
  const note = text(isProblem ? 'number.sameClass' : 'number.otherClass', { number, names });
  return (
    <span role="cell" className={styles.words}>
      <span className={styles.number}>
        <bdi className={styles.digits} title={numbers}>
          {numbers}
        </bdi>
        {conflict && (
          <span role="img" aria-label={note} title={note} className={own.note}>
            {isProblem ? <LevelIcon level="missing" size={16} /> : <InfoRegular fontSize={16} />}
          </span>
        )}
        {follows && (
          <span role="img" aria-label={follows} title={follows} className={own.note}>
            <ClockWarningRegular fontSize={16} />
          </span>
        )}
      </span>
      <bdi className={styles.quiet} title={classes}>
        {classes || knownValue(parts.vehicle)?.className}
      </bdi>
    </span>
  );
};

/** When the car is due for inspection, first or again. */
interface CellProps {
  readonly visit: Visit;
  readonly zone: string | undefined;
  readonly isOverdue: boolean;
}

const DueCell = ({ visit, zone, isOverdue }: CellProps) => {
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

/** The time of the first scan or of the used ticket, and where that was. */
const ArrivedCell = ({
  arrival,
  zone,
}: {
  readonly arrival: Sighting | undefined;
  readonly zone: string | undefined;
}) => {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const at = arrival?.at === undefined ? undefined : new Date(arrival.at).toISOString();
  return (
    <span role="cell" className={styles.words} title={at && formatDateTime(at, zone)}>
      <bdi className={styles.one}>
        {at === undefined ? arrival && text('columns.arrived') : formatVisitTime(at, zone) || formatDateTime(at, zone)}
      </bdi>
      <bdi className={styles.quiet} title={arrival?.where}>
        {arrival?.where}
      </bdi>
    </span>
  );
};

interface LineProps {
  readonly row: RacerRow;
  /** Row index on the board, from 0. */
  readonly index: number;
  readonly zone: string | undefined;
  readonly hrefFor: (id: RacerRow['id'], part?: string) => string;
  /** Location state for the racer's page: the board that it was opened from. */
  readonly origin: unknown;
  readonly isSelected: boolean;
  readonly isOverdue: boolean;
  readonly conflict: NumberConflict | undefined;
  /** That the racer runs again too soon. */
  readonly follows: string | undefined;
  readonly arrival: Sighting | undefined;
}

const IssueSummary = ({ issues, isChecking }: { readonly issues: readonly Issue[]; readonly isChecking: boolean }) => {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const [first, second, ...rest] = issues;
  if (!first) return <span className={styles.quiet}>{isChecking ? '' : text('board.nothingToDo')}</span>;
  const tone = ({ severity }: Issue) => (severity === 'missing' ? styles.bad : styles.one);
  const secondText = second && issueText(text, second);
  return (
    <span className={styles.words} title={issues.map((issue) => issueText(text, issue)).join('\n')}>
      <span className={tone(first)} dir="auto">
        {issueText(text, first)}
      </span>
      {second && (
        <span className={tone(second)} dir="auto">
          {secondText} {rest.length > 0 && text('board.moreIssues', { count: rest.length })}
        </span>
      )}
    </span>
  );
};

const ignore = (): void => undefined;

/** One racer: number, name, state, car, due time, an icon for each part, and the first issues. */
export const RacerLine = memo(function RacerLine(props: LineProps) {
  const { row, index, zone, hrefFor, origin, isSelected, isOverdue, conflict, follows, arrival } = props;
  const styles = useBoardStyles();
  const checkbox = useCheckboxClass();
  const text = useText('inspections');
  const { id, parts, readiness } = row;
  const name = row.name || text('unnamed', { id });
  const car = knownValue(parts.vehicle);
  const facts = joinFacts(row.code, [car?.make, car?.model].filter(Boolean).join(' '));
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-selected={isSelected || undefined}
      className={styles.row}
      style={{ insetBlockStart: index * rowHeight }}
    >
      <span role="cell">
        {/* The table handles the click, because Shift selects a range. */}
        <label className={styles.box}>
          <input
            type="checkbox"
            className={checkbox}
            checked={isSelected}
            onChange={ignore}
            aria-label={text('board.selectRow', { name })}
          />
        </label>
      </span>
      <NumberCell row={row} conflict={conflict} follows={follows} />
      <span role="cell" className={styles.words}>
        <Link className={styles.name} to={hrefFor(id)} state={origin} dir="auto" title={name}>
          {name}
        </Link>
        {/* A code and a make: on a right-to-left page their beginning would be cut off. */}
        <bdi className={styles.quiet} dir="ltr" title={facts}>
          {facts}
        </bdi>
      </span>
      <span role="cell">
        <LevelBadge level={readiness.level} />
      </span>
      <ArrivedCell arrival={arrival} zone={zone} />
      <DueCell visit={row.visit} zone={zone} isOverdue={isOverdue} />
      {partNames.map((part) => {
        const { level, issues } = readiness.parts[part];
        const label = text('board.cell', { part: text(`parts.${part}`), name, level: text(`levels.${level}`) });
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
