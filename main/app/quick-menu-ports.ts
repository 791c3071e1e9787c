/** Electron's part of the jump list and the dock's menu. */
import { app, Menu } from 'electron';
import type { QuickMenuPorts } from './quick-menu';

export const quickMenuPorts: Pick<QuickMenuPorts, 'platform' | 'setJumpList' | 'removed' | 'setDockMenu'> = {
  platform: process.platform,
  // Where Windows shows no recent entries at all, it takes none from the app either; the commands are then left alone.
  setJumpList: (categories) => {
    if (app.setJumpList(categories) !== 'ok') app.setJumpList(categories.filter(({ type }) => type === 'tasks'));
  },
  removed: () => app.getJumpListSettings().removedItems.map(({ args }) => args ?? ''),
  setDockMenu: (items) => app.dock?.setMenu(Menu.buildFromTemplate(items)),
};
