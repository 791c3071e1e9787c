// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
/** The car number, marked if another racer has it too. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { LevelIcon } from '../../../event/level-icon';
import { joinList } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import { useBoardStyles } from './board.styles';
import { knownValue } from './known-value';
import type { NumberConflict } from './number-conflicts';
import type { RacerRow } from './racer-rows';

interface CellProps {
  readonly row: RacerRow;
  readonly conflict: NumberConflict | undefined;
}

const useStyles = makeStyles({ note: { flexShrink: 0, color: tokens.colorNeutralForeground3 } });

export const NumberCell = ({ row: { cars, parts }, conflict }: CellProps) => {
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
      </span>
      <bdi className={styles.quiet} title={classes}>
        {classes || knownValue(parts.vehicle)?.className}
      </bdi>
    </span>
  );
};
