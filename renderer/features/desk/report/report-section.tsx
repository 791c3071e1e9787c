/** A section of the report on the screen: its source, what is open, a chart and the figures. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card';
import { BarChart } from '../../../kit/charts/lazy-charts';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Pending } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { cellText, type ReportSection } from './report';
import { insteadOfRows } from './report-file';

const useStyles = makeStyles({
  instead: { color: tokens.colorNeutralForeground2 },
  chart: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
  opener: {
    justifyContent: 'flex-start',
    padding: 0,
    // A text of its row, whose border takes no line.
    marginBlock: '-1px',
    minInlineSize: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
  },
});

const chartHeight = 220;

interface SectionProps {
  readonly section: ReportSection;
  /** Opens a row. */
  readonly onOpen?: ((key: string) => void) | undefined;
}

export const Section = ({ section, onOpen }: SectionProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { name, title, source, notes, columns, rows, isPending, failure, chart } = section;
  const instead = insteadOfRows(section, text);
  const table = (
    <PlainTable
      label={title}
      columns={columns.map((label, index) => ({
        key: String(index),
        label,
        isFigure: index > 0 && isFigure(section, index),
      }))}
      rows={rows.map(({ key, isTotal = false, cells }) => ({
        ...{ key, isTotal },
        cells: {
          ...Object.fromEntries(cells.map((cell, index) => [String(index), cellText(cell, text)])),
          ...(onOpen && {
            0: (
              <Button appearance="transparent" className={styles.opener} onClick={() => onOpen(key)}>
                {cellText(cells[0] ?? '', text)}
              </Button>
            ),
          }),
        },
      }))}
    />
  );
  return (
    <SectionCard title={title} description={source}>
      {notes.length > 0 && !isPending && !failure ? (
        <NoticeBar intent="info" layout="multiline">
          {notes.join(' ')}
        </NoticeBar>
      ) : undefined}
      {isPending && !failure ? (
        <Pending />
      ) : instead !== '' ? (
        <Text className={styles.instead}>{instead}</Text>
      ) : chart ? (
        <div className={styles.chart}>
          <div>
            <ChartCard title={chart.title} height={chartHeight} table={chart.table}>
              <BarChart title={chart.title} plot={chart.plot} height={chartHeight} stacked={name === 'hours'} />
            </ChartCard>
          </div>
          {table}
        </div>
      ) : (
        table
      )}
    </SectionCard>
  );
};

/** Columns of figures are aligned at their end. */
const isFigure = ({ rows }: ReportSection, index: number): boolean =>
  rows.some(({ cells }) => typeof cells[index] === 'object');
