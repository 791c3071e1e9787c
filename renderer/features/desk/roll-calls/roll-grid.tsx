// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows' own controls have the focus
/** The people of a roll call, each with the control that marks them. */
import type { RollCall } from '@contract/event-log/roll-calls';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSortUpRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef } from 'react';
import type { Sighting } from '../../../event/log/sightings';
import { useText } from '../../../kit/format/text';
import { alignToPage } from '../../../kit/skins/theme';
import { focusInRow, moveToRow } from '../../../kit/ui/focus';
import { focusRing } from '../../../kit/ui/styles';
import { toastSpace } from '../../../kit/ui/toast-space';
import { useVirtualRows } from '../../../kit/ui/use-virtual-rows';
import { RollLine, type RollLineProps, rollRowHeight } from './roll-line';
import type { RollOrder, RollRow } from './roll-rows';

const headHeight = 34;

const useStyles = makeStyles({
  scroller: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    // Five rows and the head, also in a low window, where the page scrolls to them.
    minBlockSize: `${headHeight + 5 * rollRowHeight}px`,
    marginBlockEnd: toastSpace,
    marginInline: '-16px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlockStart: `${headHeight}px`,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ...focusRing('-2px'),
  },
  tick: { '--mark': '56px' },
  value: { '--mark': '144px' },
  lent: { '--mark': '256px' },
  wide: {
    minInlineSize: '1120px',
    '--columns':
      'var(--mark) 76px minmax(150px, 1.3fr) minmax(80px, 1fr) 140px minmax(176px, 1.1fr) minmax(160px, 1.4fr)',
  },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    blockSize: `max(${headHeight}px, var(--target, 0px))`,
    boxSizing: 'border-box',
    paddingInline: '16px',
    columnGap: '8px',
    backgroundColor: tokens.colorNeutralBackground3,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  sort: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '4px',
    inlineSize: '100%',
    minBlockSize: 'var(--target, 28px)',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    ...alignToPage,
    ...focusRing('-2px'),
  },
  body: { position: 'relative' },
});

interface GridProps extends Pick<RollLineProps, 'call' | 'timezone' | 'onMark' | 'warningsOf'> {
  readonly call: RollCall;
  readonly label: string;
  readonly rows: readonly RollRow[];
  readonly sightings: ReadonlyMap<string, Sighting>;
  readonly order: RollOrder;
  readonly onOrder: (order: RollOrder) => void;
}

/** What the rows' keys move between: Space or Enter changes it. */
const control = '[data-mark]';

const columns = ['number', 'name', 'className', 'phone', 'lastSeen', 'notes'] as const;

export const RollGrid = (props: GridProps): ReactNode => {
  const { call, label, rows, timezone, sightings, order, onOrder, onMark, warningsOf } = props;
  const { mark, returns } = call.entry;
  const styles = useStyles();
  const text = useText('desk');
  const scroller = useRef<HTMLDivElement>(null);
  const { indexes } = useVirtualRows({
    ...{ getScroller: () => scroller.current, count: rows.length, rowHeight: rollRowHeight, headerHeight: 0 },
  });
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onKeyDown={(event) => moveToRow(event, control)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <div
        className={mergeClasses(styles.wide, styles[returns ? 'lent' : mark === 'tick' ? 'tick' : 'value'])}
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" style={{ display: 'contents' }}>
            <span role="columnheader">{text('rollCalls.columns.mark')}</span>
            {columns.map((key) =>
              key === 'number' || key === 'name' ? (
                <span role="columnheader" key={key} aria-sort={order === key ? 'ascending' : 'none'}>
                  <button type="button" className={styles.sort} onClick={() => onOrder(key)}>
                    {text(`rollCalls.columns.${key}`)}
                    {order === key ? <ArrowSortUpRegular aria-hidden /> : undefined}
                  </button>
                </span>
              ) : (
                <span role="columnheader" key={key}>
                  {text(`rollCalls.columns.${key}`)}
                </span>
              ),
            )}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: rows.length * rollRowHeight }}>
          {indexes.map((index) => {
            const row = rows[index];
            return row ? (
              <RollLine
                key={row.key}
                {...{ call, row, index, timezone, onMark, warningsOf }}
                sighting={sightings.get(row.key)}
                onNext={() => focusInRow(scroller.current, index + 1, control)}
              />
            ) : undefined;
          })}
        </div>
      </div>
    </div>
  );
};
