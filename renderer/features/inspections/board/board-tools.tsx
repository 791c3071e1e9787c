/** The board's filters, search and order. */
import { Dropdown, makeStyles, Option, SearchBox, ToggleButton, tokens } from '@fluentui/react-components';
import {
  ArrowRepeatAllRegular,
  ClockWarningRegular,
  LocationRegular,
  NumberSymbolRegular,
  PeopleCommunityRegular,
} from '@fluentui/react-icons';
import { LevelIcon } from '../../../event/level-icon';
import type { Level } from '../../../event/readiness/readiness';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { type BoardState, type Only, onlyViews } from './board-state';
import { levels, orders } from './racer-rows';
import type { useBoardRows } from './use-board-rows';

const useLevelFilterStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  button: { minInlineSize: 'auto', fontWeight: tokens.fontWeightRegular },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', marginInlineStart: '6px' },
});

interface FilterProps {
  readonly counts: Readonly<Record<Level, number>>;
  readonly total: number;
  readonly chosen: Level | undefined;
  readonly onChoose: (level: Level | undefined) => void;
}

/** Counts racers by level; a press filters the board by it. */
const LevelFilter = ({ counts, total, chosen, onChoose }: FilterProps) => {
  const styles = useLevelFilterStyles();
  const text = useText('inspections');
  const renderButton = (level: Level | undefined, label: string, count: number) => (
    <ToggleButton
      key={level ?? 'all'}
      className={styles.button}
      size="small"
      shape="circular"
      checked={chosen === level}
      {...(level ? { icon: <LevelIcon level={level} size={16} /> } : {})}
      onClick={() => onChoose(chosen === level ? undefined : level)}
    >
      {label}
      <span className={styles.count}>{formatNumber(count)}</span>
    </ToggleButton>
  );
  return (
    <fieldset className={styles.root} aria-label={text('board.filterLabel')}>
      {renderButton(undefined, text('board.all'), total)}
      {levels
        .filter((level) => counts[level] > 0 || level === chosen || (level !== 'unknown' && level !== 'checking'))
        .map((level) => renderButton(level, text(`levels.${level}`), counts[level]))}
    </fieldset>
  );
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingInline: '16px',
    paddingBlockEnd: '8px',
  },
  search: { inlineSize: '220px' },
  order: { minInlineSize: '160px' },
  only: { minInlineSize: 'auto', fontWeight: tokens.fontWeightRegular },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', marginInlineStart: '6px' },
  spacer: { flexGrow: 1 },
});

const icons = {
  again: ArrowRepeatAllRegular,
  numbers: NumberSymbolRegular,
  here: LocationRegular,
  meeting: PeopleCommunityRegular,
  follows: ClockWarningRegular,
} as const;

interface ToolsProps {
  readonly board: ReturnType<typeof useBoardRows>;
  readonly state: BoardState;
  readonly onChange: (change: Partial<BoardState>) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export const BoardTools = ({ board, state, onChange, query, onQuery }: ToolsProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const { rows, counts, onlyCounts } = board;
  const renderOnly = (only: Only, count: number) => {
    const Icon = icons[only];
    return count === 0 && state.only !== only ? null : (
      <ToggleButton
        key={only}
        className={styles.only}
        size="small"
        shape="circular"
        icon={<Icon />}
        checked={state.only === only}
        onClick={() => onChange({ only: state.only === only ? undefined : only })}
      >
        {text(`only.${only}`)}
        <span className={styles.count}>{formatNumber(count)}</span>
      </ToggleButton>
    );
  };
  return (
    <div className={styles.root}>
      <LevelFilter
        counts={counts}
        total={rows.length}
        chosen={state.level}
        onChoose={(level) => onChange({ level, ...(level ? {} : { only: undefined, lane: undefined }) })}
      />
      {onlyViews.map((only) => renderOnly(only, onlyCounts[only]))}
      <span className={styles.spacer} />
      <SearchBox
        className={styles.search}
        aria-label={text('board.search')}
        placeholder={text('board.searchHint')}
        value={query}
        maxLength={100}
        onChange={(_, data) => onQuery(data.value)}
      />
      <Dropdown
        className={styles.order}
        aria-label={text('sort.label')}
        value={text(`sort.${state.order}`)}
        selectedOptions={[state.order]}
        onOptionSelect={(_, { optionValue }) => {
          const chosen = orders.find((one) => one === optionValue);
          if (chosen) onChange({ order: chosen });
        }}
      >
        {orders.map((one) => (
          <Option key={one} value={one}>
            {text(`sort.${one}`)}
          </Option>
        ))}
      </Dropdown>
    </div>
  );
};
