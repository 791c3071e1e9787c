/** A table of all calls of a check; the selected one opens next to it. */
import { type CallReport, countsOf, ratingOf } from '@contract/reading/check/report';
import { Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { TableFrame } from '../../../kit/ui/table/table-frame';
import { RatingIcon, VerdictIcon } from './rating-icon';
import { useTableStyles } from './table.styles';

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', columnGap: '6px', whiteSpace: 'nowrap' },
  effects: { display: 'inline-flex', columnGap: '4px' },
});

interface CallsTableProps {
  readonly calls: readonly CallReport[];
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

const countText = (value: number | undefined): string => (value === undefined ? '' : formatNumber(value));

export const CallsTable = ({ calls, open, onOpen }: CallsTableProps): ReactNode => {
  const styles = useTableStyles();
  const text = useText('settings');
  const heads = [
    'rows',
    'total',
    'ids',
    'required',
    'optional',
    'search',
    'sort',
    'page',
    'narrowing',
    'time',
  ] as const;
  return (
    <TableFrame label={text('check.calls')}>
      <table className={styles.table} aria-label={text('check.callsTable')}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {text('check.column.call')}
            </th>
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={mergeClasses(styles.head, index < 5 || head === 'time' ? styles.end : styles.middle)}
              >
                {text(`check.column.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <CallRow key={call.id} call={call} isOpen={call.id === open} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};

interface CallRowProps {
  readonly call: CallReport;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

const CallRow = ({ call, isOpen, onOpen }: CallRowProps): ReactNode => {
  const styles = useTableStyles();
  const own = useStyles();
  const text = useText('settings');
  const end = mergeClasses(styles.cell, styles.end);
  const middle = mergeClasses(styles.cell, styles.middle);
  const { required, optional } = countsOf(call);
  const narrowing = Object.entries(call.narrowing ?? {});
  return (
    <tr
      className={mergeClasses(styles.row, styles.pressable, isOpen && styles.chosen)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(call.id)}
    >
      <th
        scope="row"
        className={mergeClasses(styles.cell, styles.code)}
        style={{ fontWeight: 400, textAlign: 'start' }}
      >
        <span className={own.name}>
          <RatingIcon rating={ratingOf(call)} />
          <Link as="button" appearance="subtle" onClick={() => onOpen(call.id)}>
            <bdi>{call.id}</bdi>
          </Link>
        </span>
      </th>
      {call.state === 'read' ? (
        <>
          <td className={end}>{countText(call.rows)}</td>
          <td className={end}>{countText(call.total)}</td>
          <td className={end}>{call.shape === 'list' ? countText(call.ids) : ''}</td>
          {[required, optional].map((count, index) => (
            <td key={index === 0 ? 'required' : 'optional'} className={end}>
              {count.all === 0 ? '' : text('check.ofFields', { ...count })}
            </td>
          ))}
          <td className={middle}>
            <VerdictIcon verdict={call.search} />
          </td>
          <td className={middle}>
            <VerdictIcon verdict={call.sort} />
          </td>
          <td className={middle}>
            <VerdictIcon verdict={call.page} />
          </td>
          <td className={middle}>
            <span className={own.effects}>
              {narrowing.map(([name, verdict]) => (
                <VerdictIcon key={name} verdict={verdict} name={name} />
              ))}
            </span>
          </td>
        </>
      ) : (
        <td className={mergeClasses(styles.cell, styles.quiet)} colSpan={9}>
          {text(`check.state.${call.state}`)}
          {call.why === undefined ? '' : ` · ${reasonText(text, call)}`}
        </td>
      )}
      <td className={end}>
        {call.milliseconds === undefined ? '' : text('check.milliseconds', { time: formatNumber(call.milliseconds) })}
      </td>
    </tr>
  );
};

const reasonText = (text: ReturnType<typeof useText>, { why, status }: CallReport): string => {
  if (why === undefined || why === 'no-id' || why === 'stopped') return text(`check.why.${why ?? 'stopped'}`);
  const title = text(`failures:${why}.title`);
  return status === undefined ? title : `${title} (${status})`;
};
