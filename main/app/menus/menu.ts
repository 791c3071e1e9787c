/** The menu bar: the commands of the table and the system's roles. */
import type { ShownCommands } from '@contract/bridge/app';
import { toElectron } from '@contract/commands/accelerator';
import { shortcutsInUse } from '@contract/commands/shortcuts';
import {
  areaNumbers,
  type CommandChoice,
  type CommandId,
  type CommandMenu,
  choiceOf,
  commandIds,
  commands,
  type PageCommand,
} from '@contract/commands/table';
import type { MenuItemConstructorOptions } from 'electron';
import { commandText, text } from '../../desktop/native-text';

export interface MenuActions {
  /** Runs a command of the page. */
  command(command: PageCommand): void;
  openArea(path: string): void;
  zoom(by: 1 | -1 | 0): void;
  showLogs(): void;
}

export interface MenuHost {
  readonly platform: NodeJS.Platform;
  readonly packaged: boolean;
  readonly act: MenuActions;
}

type Items = MenuItemConstructorOptions[];
const separator: MenuItemConstructorOptions = { type: 'separator' };

/** Items with a line between the groups; empty groups have none. */
const joinGroups = (groups: readonly Items[]): Items =>
  groups.filter((items) => items.length > 0).flatMap((items, index) => (index === 0 ? items : [separator, ...items]));

const editing = (): Items => [
  { role: 'undo', label: text('menu.undo') },
  { role: 'redo', label: text('menu.redo') },
  separator,
  { role: 'cut', label: text('context.cut') },
  { role: 'copy', label: text('context.copy') },
  { role: 'paste', label: text('context.paste') },
  { role: 'pasteAndMatchStyle', label: text('menu.pastePlain') },
  { role: 'selectAll', label: text('context.selectAll') },
];

const developing = (): Items => [
  { role: 'reload', label: text('menu.reload'), accelerator: 'CmdOrCtrl+Alt+R' },
  { role: 'toggleDevTools', label: text('menu.developer') },
];

/** The rows of the table as menu items. */
const createCommandItems = (shown: ShownCommands, { platform, act }: MenuHost) => {
  const isMac = platform === 'darwin';
  const inUse = shortcutsInUse(isMac ? 'mac' : 'other', shown.shortcuts);
  const native: Readonly<Record<Exclude<CommandId, PageCommand>, () => void>> = {
    'zoom-in': () => act.zoom(1),
    'zoom-out': () => act.zoom(-1),
    'zoom-reset': () => act.zoom(0),
    'full-screen': () => undefined,
    logs: act.showLogs,
  };
  const isNative = (id: CommandId): id is keyof typeof native => Object.hasOwn(native, id);

  const item = (id: CommandId): MenuItemConstructorOptions => {
    const { kind } = commands[id];
    const keys = inUse.get(id);
    return {
      id,
      label: commandText(`commands.${id}`),
      enabled: isNative(id) || shown.enabled.includes(id),
      ...(kind ? { type: kind === 'toggle' ? 'checkbox' : 'radio', checked: shown.checked.includes(id) } : {}),
      // The page listens for the keys of its own commands; registered here too, they would run a command twice.
      ...(keys ? { accelerator: toElectron(keys), registerAccelerator: isMac || isNative(id) } : {}),
      ...(id === 'full-screen' ? { role: 'togglefullscreen' } : {}),
      click: () => (isNative(id) ? native[id]() : act.command(id)),
    };
  };
  // Zooms in on keyboards where the plus has a key of its own or is typed with Shift.
  const zoomInWithPlus: MenuItemConstructorOptions = {
    ...{ label: commandText('commands.zoom-in'), accelerator: 'CmdOrCtrl+Plus', visible: false },
    click: () => act.zoom(1),
  };
  const areas = (): Items =>
    shown.areas.map(({ path, title }, index) => {
      const number = areaNumbers[index];
      const id = `area-${number ?? '1'}` as const;
      const { accelerator, registerAccelerator } = item(id);
      return {
        label: title.replaceAll('&', '&&'),
        enabled: shown.enabled.includes(id),
        ...(number
          ? { id, ...(accelerator ? { accelerator, registerAccelerator: registerAccelerator === true } : {}) }
          : {}),
        click: () => act.openArea(path),
      };
    });
  /** Choices of a kind are in a menu of their own. */
  const withSubmenus = (ids: readonly CommandId[]): Items => {
    const choices = new Set<CommandChoice>();
    return ids.flatMap((id) => {
      const choice = choiceOf(id);
      if (id === 'zoom-in') return [item(id), zoomInWithPlus];
      if (choice === undefined) return [item(id)];
      if (choices.has(choice)) return [];
      choices.add(choice);
      const submenu = ids.filter((other) => choiceOf(other) === choice).map(item);
      return [{ label: commandText(`choices.${choice}`), submenu }];
    });
  };

  /** The groups of a menu. */
  return (menu: CommandMenu): readonly Items[] => {
    const ids = commandIds.filter(
      (id) => commands[id].menu === menu && (shown.isSignedIn || commands[id].where === 'anywhere'),
    );
    return [...new Set(ids.map((id) => commands[id].group))].map((group) =>
      group === 'areas' ? areas() : withSubmenus(ids.filter((id) => commands[id].group === group)),
    );
  };
};

/** The menu bar's content. Reloading and the developer tools are for unpackaged runs only. */
export const menuTemplate = (shown: ShownCommands, host: MenuHost): Items => {
  const isMac = host.platform === 'darwin';
  const itemsOf = createCommandItems(shown, host);
  const about: MenuItemConstructorOptions = { role: 'about', label: text('menu.about') };
  const hiding: Items = [
    { role: 'hide', label: text('menu.hide') },
    { role: 'hideOthers', label: text('menu.hideOthers') },
    { role: 'unhide', label: text('menu.showAll') },
  ];
  const menus: readonly (readonly [CommandMenu, readonly Items[]])[] = [
    [
      'app',
      isMac
        ? [
            [about],
            ...itemsOf('app'),
            [{ role: 'services', label: text('menu.services') }],
            hiding,
            [{ role: 'quit', label: text('menu.quit') }],
          ]
        : [],
    ],
    [
      'file',
      [
        ...itemsOf('file'),
        ...(isMac
          ? [[{ role: 'close', label: text('menu.close') } as const]]
          : [...itemsOf('app'), [{ role: 'quit', label: text('menu.exit') } as const]]),
      ],
    ],
    ['edit', [editing(), ...itemsOf('edit')]],
    ['go', itemsOf('go')],
    ['view', [...itemsOf('view'), ...(host.packaged ? [] : [developing()])]],
    ['help', [...itemsOf('help'), ...(isMac ? [] : [[about]])]],
  ];
  const bar = menus.flatMap(([menu, groups]): Items => {
    const submenu = joinGroups(groups);
    const label = commandText(`menus.${menu}`);
    return submenu.length === 0 ? [] : [{ label, submenu, ...(menu === 'help' ? { role: 'help' } : {}) }];
  });
  return isMac ? [...bar.slice(0, -1), { role: 'windowMenu', label: text('menu.window') }, ...bar.slice(-1)] : bar;
};
