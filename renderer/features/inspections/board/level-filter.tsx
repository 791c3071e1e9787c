/** Counts racers by level; a press filters the board by it. */
import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { LevelIcon } from '../../../event/level-icon';
import type { Level } from '../../../event/readiness/readiness';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { levels } from './racer-rows';

const useStyles = makeStyles({
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

export const LevelFilter = ({ counts, total, chosen, onChoose }: FilterProps) => {
  const styles = useStyles();
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
