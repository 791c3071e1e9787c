/** Electron's part of the jump list and the dock's menu, and whose records they show. */
import { app, Menu } from 'electron';
import { type TokenStore, userKeyOf } from '../../core/session/token-store';
import type { Settings } from '../../settings/settings';
import { createQuickMenu, type QuickMenu, type QuickMenuPorts } from './quick-menu';

interface StartPorts extends Pick<QuickMenuPorts, 'open' | 'run'> {
  readonly settings: Settings;
  readonly tokens: Pick<TokenStore, 'current'>;
  readonly isLocked: () => boolean;
}

export const startQuickMenu = ({ settings, tokens, isLocked, open, run }: StartPorts): QuickMenu =>
  createQuickMenu({
    platform: process.platform,
    session: () => {
      const current = isLocked() ? undefined : tokens.current();
      return current && { ...current.target, owner: userKeyOf(current), isStored: current.isStored };
    },
    settings: settings.current,
    // Where Windows shows no recent entries at all, it takes none from the app either.
    setJumpList: (categories) => {
      if (app.setJumpList(categories) !== 'ok') app.setJumpList(categories.filter(({ type }) => type === 'tasks'));
    },
    removed: () => app.getJumpListSettings().removedItems.map(({ args }) => args ?? ''),
    setDockMenu: (items) => app.dock?.setMenu(Menu.buildFromTemplate(items)),
    open,
    run,
  });
