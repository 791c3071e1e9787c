import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import {
  ChevronDoubleLeftRegular,
  ChevronDoubleRightRegular,
  ChevronDownRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useIsRightToLeft } from '../../format/direction';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';
import { pageSizes } from '../data/list-state';
import type { List } from '../data/use-list';

const useSizeStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorCompoundBrandStroke,
      transform: 'scaleX(0)',
      transitionProperty: 'transform',
      transitionDuration: tokens.durationUltraFast,
      '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
    },
    ':focus-within::after': { transform: 'scaleX(1)', transitionDuration: tokens.durationNormal },
  },
  select: {
    appearance: 'none',
    boxSizing: 'border-box',
    blockSize: 'var(--target, 24px)',
    paddingBlock: 0,
    paddingInline: '8px 26px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBlockEndColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':hover': {
      borderBlockStartColor: tokens.colorNeutralStroke1Hover,
      borderInlineColor: tokens.colorNeutralStroke1Hover,
    },
    ':focus': { outline: '2px solid transparent' },
  },
  icon: {
    position: 'absolute',
    insetInlineEnd: '6px',
    insetBlockStart: 'calc(50% - 8px)',
    fontSize: '16px',
    color: tokens.colorNeutralStrokeAccessible,
    pointerEvents: 'none',
  },
});

type Size = (typeof pageSizes)[number] | 'all';

interface PageSizeProps {
  readonly size: number | 'all';
  readonly onChange: (size: Size) => void;
}

/** Chooses the rows per page: a native select in Fluent's style. */
const PageSize = ({ size, onChange }: PageSizeProps): ReactNode => {
  const styles = useSizeStyles();
  const text = useText('kit');
  return (
    <span className={styles.root}>
      <select
        className={styles.select}
        aria-label={text('list.perPage')}
        value={String(size)}
        onChange={({ target }) => onChange(pageSizes.find((one) => String(one) === target.value) ?? 'all')}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value="all">{text('list.all')}</option>
      </select>
      <ChevronDownRegular className={styles.icon} aria-hidden />
    </span>
  );
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingBlock: '4px',
    paddingInline: '16px',
    minBlockSize: '40px',
    boxSizing: 'border-box',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  spacer: { flexGrow: 1 },
  size: { display: 'flex', alignItems: 'center', gap: '8px' },
});

/** Anything with pages: a list, or rows in memory. */
export interface Paged {
  readonly rows: Pick<List['rows'], 'count' | 'offset' | 'size' | 'total' | 'hasNext'>;
  readonly state: Pick<List['state'], 'page' | 'size'>;
  readonly change: List['change'];
  readonly choose?: List['choose'];
}

/** The range of rows, the page size and the buttons to other pages. The total is shown only if it is known. */
export const Pager = ({ list }: { readonly list: Paged }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const rightToLeft = useIsRightToLeft();
  const { rows, state, change, choose } = list;
  const pages = rows.total === undefined ? undefined : Math.max(1, Math.ceil(rows.total / Math.max(1, rows.size)));
  const page = pages === undefined ? state.page : Math.min(state.page, pages);
  const from = formatNumber(rows.count === 0 ? 0 : rows.offset + 1);
  const to = formatNumber(rows.offset + rows.count);
  const [first, before, after, last] = rightToLeft
    ? [ChevronDoubleRightRegular, ChevronRightRegular, ChevronLeftRegular, ChevronDoubleLeftRegular]
    : [ChevronDoubleLeftRegular, ChevronLeftRegular, ChevronRightRegular, ChevronDoubleRightRegular];

  const renderButton = (Icon: typeof first, label: string, target: number | undefined) => (
    <Button
      appearance="subtle"
      size="small"
      icon={<Icon />}
      aria-label={label}
      disabledFocusable={target === undefined}
      onClick={() => (target === undefined ? undefined : change({ page: target }))}
    />
  );
  const hasBefore = page > 1;
  return (
    <nav className={styles.root} aria-label={text('list.pager')}>
      <Caption1 role="status">
        {rows.count === 0
          ? text('list.noRows')
          : rows.total === undefined
            ? text('list.rangeUnknown', { from, to })
            : text('list.range', { from, to, total: formatNumber(rows.total) })}
      </Caption1>
      <span className={styles.spacer} />
      <div className={styles.size}>
        <Caption1 aria-hidden>{text('list.perPage')}</Caption1>
        <PageSize
          size={state.size}
          onChange={(chosen) => {
            choose?.({ perPage: chosen === 'all' ? 0 : chosen });
            change({ size: chosen });
          }}
        />
      </div>
      {state.size === 'all' ? undefined : (
        <>
          {renderButton(first, text('list.firstPage'), hasBefore ? 1 : undefined)}
          {renderButton(before, text('list.previousPage'), hasBefore ? page - 1 : undefined)}
          <Caption1>
            {pages === undefined
              ? text('list.pageUnknown', { page })
              : text('list.page', { page: formatNumber(page), pages: formatNumber(pages) })}
          </Caption1>
          {renderButton(after, text('list.nextPage'), rows.hasNext ? page + 1 : undefined)}
          {renderButton(last, text('list.lastPage'), pages !== undefined && page < pages ? pages : undefined)}
        </>
      )}
    </nav>
  );
};
