/** The panel of the "Columns" button: columns, their order, and the row height. */
import { type Density, densities } from '@contract/appearance';
import { Button, Caption1, makeStyles, Radio, RadioGroup, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../format/text';
import type { PopoverControl } from '../../popover/lazy-popover';
import { PopoverPanel } from '../../popover/popover-panel';
import type { Columns } from '../grid/use-columns';
import { ColumnPicker } from './column-picker';

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    inlineSize: 'min(340px, 90vw)',
    maxBlockSize: 'min(70vh, 640px)',
    boxSizing: 'border-box',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  reset: { flexShrink: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
  density: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' },
});

export interface ColumnSettingsProps extends PopoverControl {
  /** "Columns in Bookings". */
  readonly heading: string;
  readonly columns: Columns;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

export const ColumnSettings = ({
  heading,
  columns,
  density,
  onDensity,
  ...floating
}: ColumnSettingsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  return (
    <PopoverPanel {...floating} className={styles.surface} label={heading}>
      <div className={styles.head}>
        <Subtitle2>{heading}</Subtitle2>
        <Button size="small" appearance="subtle" className={styles.reset} onClick={columns.reset}>
          {text('list.resetColumns')}
        </Button>
      </div>
      <Caption1 className={styles.hint}>{text('list.columnsHint')}</Caption1>
      <ColumnPicker label={heading} columns={columns.all} onChange={columns.arrange} />
      <div className={styles.density}>
        <Caption1>{text('list.density')}</Caption1>
        <RadioGroup
          layout="horizontal"
          aria-label={text('list.density')}
          value={density}
          onChange={(_, { value }) => {
            const chosen = densities.find((one) => one === value);
            if (chosen) onDensity(chosen);
          }}
        >
          {densities.map((one) => (
            <Radio key={one} value={one} label={text(`list.densities.${one}`)} />
          ))}
        </RadioGroup>
      </div>
    </PopoverPanel>
  );
};
