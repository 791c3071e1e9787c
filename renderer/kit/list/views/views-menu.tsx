/** The menu of a list's saved views: opens one, and saves, renames or deletes the open one. */
import {
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  makeStyles,
} from '@fluentui/react-components';
import {
  ArrowExportRegular,
  ArrowImportRegular,
  ArrowResetRegular,
  BookmarkAddRegular,
  DeleteRegular,
  RenameRegular,
  SaveRegular,
  StarOffRegular,
  StarRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { bridge } from '../../bridge/bridge';
import { notifyFailure } from '../../feedback/notify-failure';
import { useText } from '../../format/text';
import type { PopoverControl } from '../../popover/lazy-popover';
import { PopoverMenu } from '../../popover/popover-menu';
import type { SavedView } from '../../stores/saved-views';
import { deleteView, saveChanges, setDefaultView } from './change-views';
import type { ViewedList, ViewTask } from './use-open-view';
import { resetArrangement } from './view-arrangements';
import { toViewContent, viewState } from './view-state';

const useStyles = makeStyles({
  views: { maxBlockSize: '40vh', overflowY: 'auto' },
  name: { overflowWrap: 'anywhere' },
});

interface ViewsMenuProps extends PopoverControl, ViewedList {
  readonly isModified: boolean;
  readonly onTask: (task: ViewTask) => void;
}

const none = 'none';

export const ViewsMenu = ({
  list,
  fallback,
  fields: _,
  views,
  view,
  isModified,
  onTask,
  ...floating
}: ViewsMenuProps) => {
  const styles = useStyles();
  const text = useText('views');
  const { change, name, state, choice } = list;
  const open = (chosen: SavedView | undefined): void => {
    if (chosen) resetArrangement(chosen.id);
    change(chosen ? viewState(chosen, fallback) : { ...fallback, view: undefined });
  };
  const openFile = async (): Promise<void> => {
    const opened = await bridge().views.open();
    if (notifyFailure(opened) && opened.ok && opened.value) onTask(opened.value);
  };
  const ofView = (view: SavedView): ReactNode => (
    <>
      {isModified ? (
        <MenuItem
          icon={<SaveRegular />}
          onClick={() => void saveChanges(name, view, toViewContent(state, choice, fallback))}
        >
          {text('menu.saveChanges')}
        </MenuItem>
      ) : undefined}
      <MenuItem icon={<BookmarkAddRegular />} onClick={() => onTask('save')}>
        {text('menu.saveNew')}
      </MenuItem>
      {isModified ? (
        <MenuItem icon={<ArrowResetRegular />} onClick={() => open(view)}>
          {text('menu.reset')}
        </MenuItem>
      ) : undefined}
      <MenuItem icon={<RenameRegular />} onClick={() => onTask('rename')}>
        {text('menu.rename')}
      </MenuItem>
      <MenuItem
        icon={view.isDefault ? <StarOffRegular /> : <StarRegular />}
        onClick={() => void setDefaultView(name, view.id, !view.isDefault)}
      >
        {text(view.isDefault ? 'menu.unsetDefault' : 'menu.setDefault')}
      </MenuItem>
      <MenuItem icon={<DeleteRegular />} onClick={() => void deleteView(name, view)}>
        {text('menu.delete')}
      </MenuItem>
    </>
  );
  return (
    <PopoverMenu
      {...floating}
      checkedValues={{ view: [view?.id ?? none] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => {
        floating.onOpenChange(false);
        open(views.find((one) => one.id === id));
      }}
    >
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{text('menu.views')}</MenuGroupHeader>
            <div className={styles.views}>
              <MenuItemRadio name="view" value={none}>
                {text('menu.none')}
              </MenuItemRadio>
              {views.map(({ id, name, isDefault }) => (
                <MenuItemRadio
                  key={id}
                  name="view"
                  value={id}
                  {...(isDefault ? { secondaryContent: text('menu.default') } : {})}
                >
                  <bdi className={styles.name}>{name}</bdi>
                </MenuItemRadio>
              ))}
            </div>
          </MenuGroup>
          {view ? (
            <>
              <MenuDivider />
              {ofView(view)}
            </>
          ) : undefined}
          <MenuDivider />
          <MenuItem icon={<ArrowExportRegular />} onClick={() => onTask('export')}>
            {text('menu.export')}
          </MenuItem>
          <MenuItem icon={<ArrowImportRegular />} onClick={() => void openFile()}>
            {text('menu.import')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </PopoverMenu>
  );
};
