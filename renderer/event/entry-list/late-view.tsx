/** Who came late, changed or withdrew since the last list of a recipient: on the screen, as rows and on paper. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClipboardTaskListLtrRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { copyClock } from '../../kit/format/copy-text';
import { joinFacts } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { type Text, useText } from '../../kit/format/text';
import type { Paper, PaperGroup } from '../../kit/print/papers/paper';
import { Message } from '../../kit/ui/message';
import { PlainTable } from '../../kit/ui/table/plain-table';
import { type PeopleColumn, type PeopleTable, toPaper } from '../people-table';
import { entryKeys, entryName } from './entry-rows';
import { changeKinds, type HandOut, type LateRow } from './late-list';

const columns = ['number', 'name', 'className', 'details'] as const;

/** "Number: 149, was 148". */
const differencesText = (text: Text, { differences }: LateRow): string =>
  joinFacts(
    ...differences.map(({ key, before, now }) => {
      const values = {
        field: text(`fields.${key}`),
        now: now || text('late.empty'),
        before: before || text('late.empty'),
      };
      return text(before === undefined ? 'late.isNow' : 'late.was', values);
    }),
  );

const cellsOf = (text: Text, row: LateRow): Readonly<Record<(typeof columns)[number], string>> => {
  const { change, userId, values } = row;
  const { number = '', className = '', firstName = '', lastName = '', transponder, car } = values;
  return {
    number,
    name: entryName({ firstName, lastName }) || text('unnamed', { id: userId }),
    className,
    details: change === 'changed' ? differencesText(text, row) : joinFacts(transponder, car),
  };
};

/** In percent of the table and of the paper. */
const widths = { number: 12, name: 24, className: 19, details: 45 } as const;

const lateColumns = (text: Text): readonly PeopleColumn[] =>
  columns.map((key) => ({
    ...{ key, width: widths[key] },
    title: key === 'name' || key === 'details' ? text(`late.${key}`) : text(`fields.${key}`),
  }));

const headingOf = (text: Text, kind: LateRow['change'], count: number): string =>
  text(`late.${kind}`, { number: formatNumber(count) });

const lateGroups = (text: Text, rows: readonly LateRow[]): readonly PaperGroup[] =>
  changeKinds.flatMap((kind) => {
    const own = rows.filter(({ change }) => change === kind);
    return own.length > 0
      ? [{ heading: headingOf(text, kind, own.length), rows: own.map((row) => cellsOf(text, row)) }]
      : [];
  });

/** The changes on paper, which says why nobody has withdrawn if that is not known. */
export const latePaper = (
  text: Text,
  rows: readonly LateRow[],
  isComplete: boolean,
  { notes = [], ...about }: Omit<PeopleTable, 'title' | 'columns' | 'rows'>,
): Paper => ({
  ...toPaper({
    ...{ ...about, title: text('views.late'), columns: lateColumns(text), rows: [] },
    notes: [...notes, isComplete ? '' : text('late.incomplete')],
  }),
  ...{ groups: lateGroups(text, rows), blankLines: 0 },
});

/** The columns of the file: the recipient's, between what changed and how. */
export const toLatePicks = (text: Text, own: readonly string[]) => {
  const pick = (key: string, of: 'fields' | 'late') => ({ key, label: text(`${of}.${key}`), kind: 'text' as const });
  const keys = entryKeys.filter((key) => own.includes(key));
  return [pick('change', 'late'), ...keys.map((key) => pick(key, 'fields')), pick('difference', 'late')];
};

/** Every value of the recipient's columns, and what is different. */
export const lateRequestRows = (text: Text, rows: readonly LateRow[]) =>
  rows.map((row) => ({
    ...row.values,
    change: text(`late.words.${row.change}`),
    difference: differencesText(text, row),
  }));

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  heading: { margin: 0, marginBlockEnd: '6px', fontSize: tokens.fontSizeBase300 },
});

interface LateViewProps {
  readonly last: HandOut | undefined;
  readonly rows: readonly LateRow[];
  readonly isComplete: boolean;
}

export const LateView = ({ last, rows, isComplete }: LateViewProps): ReactNode => {
  const styles = useStyles();
  const text = useText('entry-list');
  if (!last)
    return <Message icon={ClipboardTaskListLtrRegular} title={text('late.noneTitle')} body={text('late.noneBody')} />;
  const groups = lateGroups(text, rows);
  const values = { name: last.recipient, time: copyClock({ asOf: last.at }) };
  return (
    <div className={styles.root}>
      {isComplete ? undefined : <NoticeBar intent="warning">{text('late.incomplete')}</NoticeBar>}
      {groups.length === 0 ? (
        <Message icon={CheckmarkCircleRegular} title={text('late.sameTitle')} body={text('late.sameBody', values)} />
      ) : undefined}
      {groups.map(({ heading = '', rows: own }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <PlainTable
            label={heading}
            columns={lateColumns(text).map(({ key, title: label, width = 0 }) => ({ key, label, width }))}
            rows={own.map((cells, index) => ({ key: String(index), cells }))}
          />
        </section>
      ))}
    </div>
  );
};
