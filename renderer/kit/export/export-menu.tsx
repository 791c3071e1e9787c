import { MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import type { PopoverControl } from '../popover/lazy-popover';
import { PopoverMenu } from '../popover/popover-menu';
import { useListExports } from '../stores/export-choices';

interface ExportMenuProps extends PopoverControl {
  readonly list: string;
  readonly onAgain: () => void;
  readonly onRecent: () => void;
}

/** What else can be done with exports of a list. */
export const ExportMenu = ({ list, onAgain, onRecent, ...floating }: ExportMenuProps): ReactNode => {
  const text = useText('kit');
  const { last } = useListExports(list);
  return (
    <PopoverMenu {...floating}>
      <MenuPopover>
        <MenuList>
          <MenuItem disabled={last === undefined} onClick={onAgain}>
            {text('export.again')}
          </MenuItem>
          <MenuItem onClick={onRecent}>{text('export.recent')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </PopoverMenu>
  );
};
