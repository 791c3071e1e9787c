/** The rows of a comparison, by what they are: different, only here, only in the file, twice in the file, the same. */
import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import type { Field, Values } from '../area/field';
import { maxRowsPerRequest } from '../export/export-request';
import { NoticeBar } from '../feedback/notice-bar';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { type TextInList, useTextInList } from '../format/text-in-list';
import { MemoryGrid } from '../list/memory-grid';
import { type Verdict, verdicts } from './compare-rows';
import { type Compared, cellText, comparisonNotes, isTooLong, labelOf, pairText, titleOf } from './compare-source';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minInlineSize: 0, minBlockSize: 'min(400px, 45vh)' },
  none: { color: tokens.colorNeutralForeground3, paddingBlock: '16px', textAlign: 'center' },
});

const maxColumns = 30;
const unmatched: readonly Verdict[] = ['unmatchedList', 'unmatchedFile'];
const rowId = ({ rowId: id }: Values): string => String(id);
const recordId = ({ recordId: id }: Values): unknown => id;

/** The kinds that say how a column is masked; its cells are texts already, and those of both sides are masked each. */
const kindsOfTexts: ReadonlySet<Field['kind']> = new Set(['code']);
const kindsOfFile: ReadonlySet<Field['kind']> = new Set(['code', 'email', 'phone']);

/** The columns and rows of one verdict. Those that only one side has are shown with all of its columns. */
const tableOf = (compared: Compared, verdict: Verdict, text: ReturnType<typeof useText>, textInList: TextInList) => {
  const { source, file, pairs, rows } = compared;
  const own = rows.filter((row) => row.verdict === verdict);
  const idsOf = (list: Values | undefined, at: number) => ({
    rowId: at,
    recordId: list && source.path !== undefined ? source.idOf(list) : undefined,
  });
  if (verdict === 'onlyList' || verdict === 'unmatchedList')
    return {
      fields: source.columns.filter(({ shown }) => shown).map(({ field }) => field),
      rows: own.map(({ list }, at): Values => ({ ...list, ...idsOf(list, at) })),
      label: (field: Field) => labelOf(source, field),
    };
  const isOfFile = verdict === 'onlyFile' || verdict === 'unmatchedFile' || verdict === 'double';
  const labels = isOfFile
    ? file.titles.slice(0, maxColumns).map((_, at) => titleOf(file, at, text))
    : pairs.map(({ field }) => labelOf(source, field));
  return {
    fields: labels.map((_, at): Field => {
      const kind = (isOfFile ? pairs.find(({ column }) => column === at) : pairs[at])?.field.kind;
      const isMask = (isOfFile ? kindsOfFile : kindsOfTexts).has(kind);
      return { key: String(at), ...(kind && isMask ? { kind } : {}) };
    }),
    rows: own.map(
      (row, at): Values => ({
        ...Object.fromEntries(
          labels.map((_label, column) => [
            String(column),
            isOfFile ? cellText(row.file?.[column]) : pairText(compared, row, column, text, textInList),
          ]),
        ),
        ...idsOf(row.list, at),
      }),
    ),
    label: ({ key }: Field) => labels[Number(key)],
  };
};

export const CompareResult = ({ compared }: { readonly compared: Compared }): ReactNode => {
  const styles = useStyles();
  const text = useText('compare');
  const textInList = useTextInList();
  const { rows, source } = compared;
  const counts = useMemo(() => {
    const found = new Map<Verdict, number>();
    for (const { verdict } of rows) found.set(verdict, (found.get(verdict) ?? 0) + 1);
    return found;
  }, [rows]);
  const [chosen, setChosen] = useState<Verdict>();
  const shown = verdicts.filter((one) => counts.has(one) || !unmatched.includes(one));
  const verdict = chosen && shown.includes(chosen) ? chosen : (verdicts.find((one) => counts.has(one)) ?? 'same');
  const table = useMemo(() => tableOf(compared, verdict, text, textInList), [compared, verdict, text, textInList]);
  return (
    <div className={styles.root}>
      {comparisonNotes(compared, text).map((note) => (
        <NoticeBar key={note} intent="warning" layout="multiline">
          {note}
        </NoticeBar>
      ))}
      {isTooLong(compared) ? (
        <NoticeBar intent="info">{text('tooLong', { rows: formatNumber(maxRowsPerRequest) })}</NoticeBar>
      ) : undefined}
      <TabList
        size="small"
        aria-label={text('result')}
        selectedValue={verdict}
        onTabSelect={(_, { value }) => setChosen(value as Verdict)}
      >
        {shown.map((one) => (
          <Tab key={one} value={one}>
            {text('tab', { verdict: text(`verdicts.${one}`), number: formatNumber(counts.get(one) ?? 0) })}
          </Tab>
        ))}
      </TabList>
      {unmatched.includes(verdict) ? <Text size={200}>{text('unmatched')}</Text> : undefined}
      {table.rows.length === 0 ? (
        <div className={styles.none}>{text('noRows')}</div>
      ) : (
        <MemoryGrid
          key={verdict}
          label={text(`verdicts.${verdict}`)}
          name="compare"
          labelOf={table.label}
          fields={table.fields}
          rows={table.rows}
          naming={table.fields[0]?.key ?? '0'}
          idOf={rowId}
          path={source.path ?? ''}
          recordIdOf={recordId}
          stale={false}
          busy={false}
        />
      )}
    </div>
  );
};
