/** The menu bar: the system's roles and the app's commands, which the page handles. */
import type { Command } from '@contract/bridge';
import type { MenuItemConstructorOptions } from 'electron';
import { text } from './native-text';

export interface MenuActions {
  command(command: Command): void;
  zoom(by: 1 | -1 | 0): void;
  showLogs(): void;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The menu bar's content. Reloading and the developer tools are for unpackaged runs only. */
export const menuTemplate = (
  platform: NodeJS.Platform,
  packaged: boolean,
  act: MenuActions,
): MenuItemConstructorOptions[] => {
  const mac = platform === 'darwin';
  const command = (
    name: Command,
    label: string,
    accelerator: string,
    more: MenuItemConstructorOptions = {},
  ): MenuItemConstructorOptions => ({ id: name, label, accelerator, click: () => act.command(name), ...more });
  const settings = command('settings', text('menu.settings'), 'CmdOrCtrl+,');

  const application: MenuItemConstructorOptions = {
    label: 'Pitwall',
    submenu: [
      { role: 'about', label: text('menu.about') },
      separator,
      settings,
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit', label: text('menu.quit') },
    ],
  };
  return [
    ...(mac ? [application] : []),
    {
      label: text('menu.file'),
      submenu: [
        command('export', text('menu.export'), 'CmdOrCtrl+E'),
        separator,
        ...(mac
          ? [{ role: 'close' } as const]
          : [settings, separator, { role: 'quit', label: text('menu.exit') } as const]),
      ],
    },
    {
      label: text('menu.edit'),
      submenu: [
        { role: 'undo' },
        { role: 'redo' },
        separator,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'pasteAndMatchStyle' },
        { role: 'selectAll' },
      ],
    },
    {
      label: text('menu.view'),
      submenu: [
        { id: 'zoom-in', label: text('menu.zoomIn'), accelerator: 'CmdOrCtrl+Plus', click: () => act.zoom(1) },
        // The same without Shift, for most keyboards.
        { label: text('menu.zoomIn'), accelerator: 'CmdOrCtrl+=', visible: false, click: () => act.zoom(1) },
        { id: 'zoom-out', label: text('menu.zoomOut'), accelerator: 'CmdOrCtrl+-', click: () => act.zoom(-1) },
        { id: 'zoom-reset', label: text('menu.zoomReset'), accelerator: 'CmdOrCtrl+0', click: () => act.zoom(0) },
        separator,
        { role: 'togglefullscreen', label: text('menu.fullScreen') },
        ...(packaged
          ? []
          : [
              separator,
              { role: 'reload', label: text('menu.reload') } as const,
              { role: 'toggleDevTools', label: text('menu.developer') } as const,
            ]),
      ],
    },
    {
      label: text('menu.go'),
      submenu: [
        command('back', text('menu.back'), mac ? 'Cmd+[' : 'Alt+Left'),
        command('forward', text('menu.forward'), mac ? 'Cmd+]' : 'Alt+Right'),
        separator,
        command('search', text('menu.search'), 'CmdOrCtrl+K'),
      ],
    },
    ...(mac ? [{ role: 'windowMenu', label: text('menu.window') } as const] : []),
    {
      role: 'help',
      label: text('menu.help'),
      submenu: [
        command('shortcuts', text('menu.shortcuts'), 'CmdOrCtrl+/'),
        { id: 'logs', label: text('menu.logs'), click: () => act.showLogs() },
        ...(mac ? [] : [separator, { role: 'about', label: text('menu.about') } as const]),
      ],
    },
  ];
};
