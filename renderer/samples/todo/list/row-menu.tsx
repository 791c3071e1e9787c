import { Button, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowUndoRegular,
  ArrowUpRegular,
  DeleteRegular,
  MoreHorizontalRegular,
  OpenRegular,
} from '@fluentui/react-icons';
import { lazy, type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { LazyPopover } from '../../../kit/popover/lazy-popover';
import type { Task } from '../task/task';
import { deleteTask, restoreTask } from '../task-actions';

const load = () => import('../../../kit/popover/popover-menu');
const PopoverMenu = lazy(async () => ({ default: (await load()).PopoverMenu }));

interface RowMenuProps {
  readonly task: Task;
  readonly onOpen: () => void;
  /** Undefined if the list is not in manual order. */
  readonly onMove: ((by: -1 | 1) => void) | undefined;
  readonly first: boolean;
  readonly last: boolean;
  readonly onRemove: () => void;
}

export const RowMenu = ({ task, onOpen, onMove, first, last, onRemove }: RowMenuProps): ReactNode => {
  const text = useText('todo');
  const sampleText = useText('samples');
  const [open, setOpen] = useState(false);
  return (
    <LazyPopover
      popup="menu"
      open={open}
      onOpenChange={setOpen}
      load={load}
      button={
        <Button
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={text('row.more', { title: task.title })}
        />
      }
    >
      {(floating) => (
        <PopoverMenu {...floating}>
          <MenuPopover>
            <MenuList>
              <MenuItem icon={<OpenRegular />} onClick={onOpen}>
                {text('row.open')}
              </MenuItem>
              {onMove ? (
                <>
                  <MenuItem icon={<ArrowUpRegular />} disabled={first} onClick={() => onMove(-1)}>
                    {sampleText('sortable.up')}
                  </MenuItem>
                  <MenuItem icon={<ArrowDownRegular />} disabled={last} onClick={() => onMove(1)}>
                    {sampleText('sortable.down')}
                  </MenuItem>
                </>
              ) : undefined}
              <MenuDivider />
              {task.deleted ? (
                <>
                  <MenuItem icon={<ArrowUndoRegular />} onClick={() => restoreTask(task)}>
                    {text('row.restore')}
                  </MenuItem>
                  <MenuItem icon={<DeleteRegular />} onClick={onRemove}>
                    {text('row.remove')}
                  </MenuItem>
                </>
              ) : (
                <MenuItem icon={<DeleteRegular />} onClick={() => deleteTask(task)}>
                  {text('row.delete')}
                </MenuItem>
              )}
            </MenuList>
          </MenuPopover>
        </PopoverMenu>
      )}
    </LazyPopover>
  );
};
