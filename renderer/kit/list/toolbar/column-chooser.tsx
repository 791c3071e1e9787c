import { Button } from '@fluentui/react-components';
import { ColumnTripleEditRegular } from '@fluentui/react-icons';
import { lazy, memo, type ReactNode, useState } from 'react';
import { useCommand } from '../../commands/command';
import { useText } from '../../format/text';
import { LazyPopover } from '../../popover/lazy-popover';
import type { ColumnSettingsProps } from './column-settings';

const load = () => import('./column-settings');
const ColumnSettings = lazy(async () => ({ default: (await load()).ColumnSettings }));

interface ChooserProps extends Pick<ColumnSettingsProps, 'columns' | 'density' | 'onDensity'> {
  /** The list's title: "Bookings". */
  readonly title: string;
  /** The page's main list, which has the command. */
  readonly isMain: boolean;
}

/** The "Columns" button. Its panel is loaded on hover or focus. */
export const ColumnChooser = memo(function ColumnChooser({ title, isMain, ...settings }: ChooserProps): ReactNode {
  const text = useText('kit');
  const [open, setOpen] = useState(false);
  useCommand('columns', isMain ? () => setOpen(true) : undefined);
  return (
    <LazyPopover
      popup="dialog"
      open={open}
      onOpenChange={setOpen}
      load={load}
      button={
        <Button appearance="subtle" icon={<ColumnTripleEditRegular />}>
          {text('list.columns')}
        </Button>
      }
    >
      {(floating) => (
        <ColumnSettings {...floating} {...settings} heading={text('list.columnsTitle', { area: title })} />
      )}
    </LazyPopover>
  );
});
