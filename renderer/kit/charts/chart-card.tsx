/** A chart in a card that can show the same figures as a table. */
import { Card, CardHeader, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { TableRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../format/text';
import { ScrollFrame } from '../ui/scroll-frame';

const useStyles = makeStyles({
  // Tooltips of the chart may extend beyond the card and over the cards beside it.
  card: {
    rowGap: tokens.spacingVerticalM,
    minInlineSize: 0,
    blockSize: '100%',
    overflow: 'visible',
    ':hover': { zIndex: 1 },
    ':focus-within': { zIndex: 1 },
  },
  actions: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  frame: {
    minInlineSize: 0,
    inlineSize: '100%',
    // Keeps the plus sign of "+2 more" in the legend before the number.
    '& button': { unicodeBidi: 'plaintext' },
    '& .fui-cart__root': { overflow: 'visible' },
    // Names of gates and types are written as they are.
    '& .fui-legend__text': { textTransform: 'none' },
  },
  scroll: { overflow: 'auto' },
  table: { inlineSize: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
  none: { display: 'grid', placeItems: 'center', color: tokens.colorNeutralForeground3 },
});

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface ChartCardProps {
  readonly title: string;
  /** Below the title: a sum, or what the chart counts. */
  readonly aside?: ReactNode;
  readonly table: ChartTable;
  /** A table without rows says only that none could be read, not that there are none. */
  readonly isUnread?: boolean;
  /** In the header, before the table switch: a choice of period, for example. */
  readonly actions?: ReactNode;
  /** Below chart and table. */
  readonly footer?: ReactNode;
  /** The height of the chart in pixels; the table has the same height and scrolls. */
  readonly height: number;
  readonly children: ReactNode;
}

export const ChartCard = ({ title, aside, table, isUnread, actions, footer, height, children }: ChartCardProps) => {
  const styles = useStyles();
  const text = useText('kit');
  const [asTable, setAsTable] = useState(false);
  return (
    <Card className={styles.card} role="group" aria-label={title}>
      <CardHeader
        header={
          <Text as="h2" weight="semibold" size={400} style={{ margin: 0 }}>
            {title}
          </Text>
        }
        description={aside ? <span>{aside}</span> : null}
        action={
          <div className={styles.actions}>
            {actions}
            <ToggleButton
              appearance="subtle"
              size="small"
              icon={<TableRegular />}
              checked={asTable}
              aria-label={text('charts.asTable', { title })}
              title={text('charts.asTable', { title })}
              onClick={() => setAsTable(!asTable)}
            />
          </div>
        }
      />
      {table.rows.length === 0 ? (
        <div className={styles.none} style={{ blockSize: height }}>
          {text(isUnread ? 'charts.unread' : 'charts.none')}
        </div>
      ) : asTable ? (
        <ScrollFrame className={styles.scroll} style={{ blockSize: height }} label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                {table.head.map((label) => (
                  <th key={label} scope="col" className={styles.cell}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows may have the same texts, and do not move
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={table.head[column]} className={styles.cell}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      ) : (
        <div className={styles.frame} style={{ blockSize: height }}>
          {children}
        </div>
      )}
      {footer}
    </Card>
  );
};
