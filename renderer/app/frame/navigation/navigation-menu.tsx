/** The context menus of the navigation: of an area, and of a saved view below it. */
import { lazy, Suspense } from 'react';
import type { Area, ResourceArea } from '../../../kit/area/area';
import { creationOf } from '../../../kit/area/record-changes';
import {
  type ContextTarget,
  closeContextDialog,
  openContextDialog,
  openContextMenu,
} from '../../../kit/commands/context-menu';
import { permitted } from '../../../kit/commands/permitted';
import { text } from '../../../kit/format/text';
import { copyLink } from '../../../kit/links/copy-link';
import { openInNewWindow } from '../../../kit/links/open-window';
import { viewAddress } from '../../../kit/list/data/view-state';
import { deleteView, setDefaultView } from '../../../kit/list/views/change-views';
import { currentViews, type SavedView, viewsOf } from '../../../kit/stores/saved-views';
import { resetArrangement } from '../../../kit/stores/view-arrangements';
import { titleOf } from '../../areas/site-map';

const RenameView = lazy(async () => ({ default: (await import('../../../kit/list/views/view-dialog')).RenameView }));

interface NavigationMenu {
  readonly area: Area;
  /** The id of the view that was pointed to. */
  readonly view: string | undefined;
  readonly target: ContextTarget;
  readonly onOpen: (path: string) => void;
}

const rename = (list: string, view: SavedView): void =>
  openContextDialog(
    <Suspense>
      <RenameView list={list} views={viewsOf(currentViews(), list)} view={view} onClose={closeContextDialog} />
    </Suspense>,
  );

const remove = async (list: string, view: SavedView, { returnTo }: ContextTarget): Promise<void> => {
  const entry = returnTo?.closest('[data-area]');
  if (!(await deleteView(list, view))) return;
  // Its own link, which had the focus, is gone once the navigation is drawn again.
  setTimeout(() => {
    if (document.activeElement === document.body) entry?.querySelector('a')?.focus();
  });
};

const openViewMenu = (area: ResourceArea, view: SavedView, { target, onOpen }: NavigationMenu): void => {
  const { name: list } = area;
  const address = viewAddress(area.path, view);
  const open = (): void => {
    resetArrangement(view.id);
    onOpen(address);
  };
  openContextMenu('view', {
    label: view.name,
    target,
    handlers: {
      open: { run: open },
      'rename-view': { run: () => rename(list, view) },
      'default-view': {
        run: () => void setDefaultView(list, view.id, !view.isDefault),
        isChecked: view.isDefault === true,
      },
      'delete-view': { run: () => void remove(list, view, target) },
      'copy-link': { run: () => void copyLink(address) },
      'open-window': { run: () => void openInNewWindow(address) },
    },
  });
};

export const openNavigationMenu = (menu: NavigationMenu): void => {
  const { area, target, onOpen } = menu;
  const view = viewsOf(currentViews(), area.name).find(({ id }) => id === menu.view);
  if (view && area.type === 'resource') {
    openViewMenu(area, view, menu);
    return;
  }
  openContextMenu('area', {
    label: text(titleOf(area)),
    target,
    handlers: {
      open: { run: () => onOpen(area.path) },
      new: permitted(area.type === 'resource' ? creationOf(area) : undefined, () => onOpen(`${area.path}/new`)),
      'copy-link': { run: () => void copyLink(area.path) },
      'open-window': { run: () => void openInNewWindow(area.path) },
    },
  });
};
