/** The "Columns" button. Its panel has the columns, their order, and the row height. */
import type { Density } from '@contract/appearance';
import { Button, Caption1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { ColumnTripleEditRegular } from '@fluentui/react-icons';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../../commands/command';
import { useText } from '../../format/text';
import { ButtonPanel } from '../../popover/button-panel';
import type { Columns } from '../data/use-columns';
import { ColumnPicker } from './column-picker';

const DensityChoice = lazy(async () => ({ default: (await import('./density-choice')).DensityChoice }));

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
  density: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    flexShrink: 0,
    // The height of its choices, so that the panel does not grow when they arrive.
    minBlockSize: '32px',
  },
});

interface ChooserProps {
  /** The list's title: "Bookings". */
  readonly title: string;
  /** Whether this is the page's main list, which has the command. */
  readonly isMain: boolean;
  readonly columns: Columns;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

export const ColumnChooser = memo(function ColumnChooser({
  title,
  isMain,
  columns,
  density,
  onDensity,
}: ChooserProps): ReactNode {
  const styles = useStyles();
  const text = useText('kit');
  const [open, setOpen] = useState(false);
  useCommand('columns', isMain ? () => setOpen(true) : undefined);
  const heading = text('list.columnsTitle', { area: title });
  return (
    <ButtonPanel
      open={open}
      onOpenChange={setOpen}
      button={
        <Button appearance="subtle" icon={<ColumnTripleEditRegular />}>
          {text('list.columns')}
        </Button>
      }
      className={styles.surface}
      label={heading}
    >
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
        <Suspense>
          <DensityChoice density={density} onDensity={onDensity} />
        </Suspense>
      </div>
    </ButtonPanel>
  );
});
