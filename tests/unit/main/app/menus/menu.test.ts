import type { MenuItem, MenuItemConstructorOptions } from 'electron';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { menuTemplate } from '../../../../../main/app/menus/menu';
import { createMenuBar } from '../../../../../main/app/menus/menu-bar';
import type { ShownCommands } from '../../../../../preload/contract/bridge/app';
import { commandIds, commands } from '../../../../../preload/contract/commands/table';

vi.mock('electron', () => ({ Menu: {} }));
const { contextMenuTemplate } = await import('../../../../../main/app/menus/context-menu');

const inMenus = commandIds.filter((id) => commands[id].menu !== undefined);

const actions: string[] = [];
const act = {
  command: (command: string) => actions.push(command),
  openArea: (path: string) => actions.push(path),
  zoom: (by: number) => actions.push(`zoom ${by}`),
  showLogs: () => actions.push('logs'),
};
const signedOut: ShownCommands = { isSignedIn: false, enabled: [], checked: [], areas: [], shortcuts: {} };
const areas = Array.from({ length: 11 }, (_, index) => ({ path: `/area/${index + 1}`, title: `Area & ${index + 1}` }));
const signedIn: ShownCommands = {
  ...{ ...signedOut, isSignedIn: true, areas },
  enabled: ['settings', 'export', 'area-1', 'area-2', 'skin-light', 'skin-dark', 'collapse-menu'],
  checked: ['skin-dark', 'collapse-menu'],
};
const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);
const itemsOf = (shown: ShownCommands, platform: NodeJS.Platform = 'linux', packaged = true) =>
  flat(menuTemplate(shown, { platform, packaged, act }));
const rolesOf = (platform: NodeJS.Platform, packaged: boolean) =>
  itemsOf(signedIn, platform, packaged).flatMap(({ role }) => role ?? []);
const find = (items: readonly MenuItemConstructorOptions[], id: string) => items.find((item) => item.id === id);

describe.each(['darwin', 'win32', 'linux'] as const)('the menu on %s', (platform) => {
  const items = itemsOf(signedIn, platform);

  test('has every command, and no shortcut twice', () => {
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    // The others are in context menus only.
    for (const id of inMenus) expect(find(items, id), id).toBeDefined();
  });

  test('runs the command of each item', () => {
    actions.length = 0;
    for (const item of items) item.click?.({} as never, undefined, {} as never);
    const own = inMenus.filter((id) => !commands[id].isNative && !id.startsWith('area-'));
    expect(new Set(actions)).toEqual(
      new Set([...own, ...areas.map(({ path }) => path), 'zoom 1', 'zoom -1', 'zoom 0', 'logs']),
    );
  });

  test('registers the keys of the page’s commands on a Mac only, where every menu has its keys', () => {
    expect(find(items, 'export')?.registerAccelerator).toBe(platform === 'darwin');
    expect(find(items, 'zoom-out')?.registerAccelerator).toBe(true);
  });

  test('shows only what works without a session when nobody is signed in', () => {
    const shown = itemsOf(signedOut, platform);
    expect(find(shown, 'export')).toBeUndefined();
    expect(find(shown, 'settings')).toBeUndefined();
    expect(find(shown, 'skin-dark')?.enabled).toBe(false);
    expect(find(shown, 'zoom-in')?.enabled).toBe(true);
  });

  test('starts and ends no menu with a line, and has no two lines together', () => {
    for (const shown of [signedOut, signedIn])
      for (const { submenu } of menuTemplate(shown, { platform, packaged: true, act })) {
        const types = Array.isArray(submenu) ? submenu.map(({ type }) => type ?? 'normal') : [];
        expect(types[0]).not.toBe('separator');
        expect(types.at(-1)).not.toBe('separator');
        expect(types.join()).not.toContain('separator,separator');
      }
  });

  test('has no reload and no developer tools in a packaged app (SEC-46)', () => {
    const withheld = ['reload', 'forceReload', 'toggleDevTools'];
    expect(rolesOf(platform, true).filter((role) => withheld.includes(role))).toEqual([]);
    expect(rolesOf(platform, false)).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']));
  });

  test('has the system’s editing commands, and a way to quit', () => {
    expect(rolesOf(platform, true)).toEqual(
      expect.arrayContaining([
        'undo',
        'redo',
        'cut',
        'copy',
        'paste',
        'selectAll',
        'togglefullscreen',
        'quit',
        'about',
      ]),
    );
  });

  test('has a label or a role for every item that is not a separator', () => {
    for (const item of items) if (item.type !== 'separator') expect(item.label ?? item.role).toBeTruthy();
  });
});

describe('the menu', () => {
  const items = itemsOf(signedIn);

  test('enables and checks what the page reports', () => {
    expect(find(items, 'export')).toMatchObject({ enabled: true, accelerator: 'CmdOrCtrl+E' });
    expect(find(items, 'print')?.enabled).toBe(false);
    expect(find(items, 'skin-dark')).toMatchObject({ type: 'radio', checked: true });
    expect(find(items, 'skin-light')).toMatchObject({ type: 'radio', checked: false });
    expect(find(items, 'collapse-menu')).toMatchObject({ type: 'checkbox', checked: true });
  });

  test('lists the areas in their order, the first nine with a shortcut', () => {
    const shown = items.filter(({ label }) => label?.startsWith('Area &&'));
    expect(shown.map(({ label }) => label)).toEqual(areas.map((_, index) => `Area && ${index + 1}`));
    expect(shown[8]?.accelerator).toBe('CmdOrCtrl+9');
    expect(shown[9]?.accelerator).toBeUndefined();
    expect(shown.map(({ enabled }) => enabled).slice(0, 3)).toEqual([true, true, false]);
  });

  test('has the shortcuts that the user chose', () => {
    const changed = itemsOf({ ...signedIn, shortcuts: { export: 'Mod+Shift+X', print: 'Mod+E', settings: '' } });
    expect(find(changed, 'export')?.accelerator).toBe('CmdOrCtrl+Shift+X');
    expect(find(changed, 'print')?.accelerator).toBe('CmdOrCtrl+E');
    expect(find(changed, 'settings')?.accelerator).toBeUndefined();
  });
});

/** Electron checks a radio item whatever it is set to. */
const electronItem = (item: MenuItemConstructorOptions): MenuItemConstructorOptions => {
  let checked = item.checked === true;
  return item.type !== 'radio'
    ? item
    : Object.defineProperty({ ...item }, 'checked', {
        get: () => checked,
        set: () => {
          checked = true;
        },
      });
};

describe('the menu bar', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const settle = () => vi.advanceTimersByTime(10_000);

  const open = () => {
    const built: MenuItemConstructorOptions[][] = [];
    const bar = createMenuBar({
      ...{ platform: 'linux', packaged: true, act, shortcuts: {} },
      build: (template) => {
        const shown = flat(template).map(electronItem);
        built.push(shown);
        return { getMenuItemById: (id) => (find(shown, id) as MenuItem | undefined) ?? null };
      },
    });
    return { bar, built };
  };

  test('is built again only if areas, shortcuts or the session change', () => {
    const { bar, built } = open();
    settle();
    bar.show(signedIn);
    settle();
    expect(built).toHaveLength(2);
    const shown = built[1] ?? [];
    expect(find(shown, 'export')?.enabled).toBe(true);
    bar.show({ ...signedIn, enabled: ['print', 'skin-light'], checked: ['skin-light'] });
    settle();
    expect(built).toHaveLength(2);
    expect(find(shown, 'export')?.enabled).toBe(false);
    expect(find(shown, 'print')?.enabled).toBe(true);
    expect(find(shown, 'area-1')?.enabled).toBe(false);
    expect(find(shown, 'skin-light')?.checked).toBe(true);
    expect(find(shown, 'direction-rtl')?.checked).toBe(false);
    expect(find(shown, 'density-gloves')?.checked).toBe(false);
    bar.show({ ...signedIn, shortcuts: { print: 'Mod+Shift+Y' } });
    settle();
    expect(built).toHaveLength(3);
  });

  test('is there for a page that reports nothing', () => {
    const { built } = open();
    settle();
    expect(built).toHaveLength(1);
  });

  test('is drawn once for several reports of a new screen', () => {
    const { bar, built } = open();
    bar.show({ ...signedIn, enabled: [] });
    bar.show(signedIn);
    expect(built).toHaveLength(0);
    settle();
    expect(built).toHaveLength(1);
    expect(find(built[0] ?? [], 'export')?.enabled).toBe(true);
  });

  test('is built again in another language', () => {
    const { bar, built } = open();
    bar.show(signedIn);
    settle();
    bar.redraw();
    settle();
    expect(built).toHaveLength(2);
    expect(find(built[1] ?? [], 'export')?.enabled).toBe(true);
  });

  test('runs nothing of a page that was left', () => {
    const { bar, built } = open();
    bar.show(signedIn);
    settle();
    bar.clear();
    expect(find(built.at(-1) ?? [], 'export')).toBeUndefined();
  });
});

describe('the context menu', () => {
  const nothing = {
    isEditable: false,
    selectionText: '',
    misspelledWord: '',
    dictionarySuggestions: [],
    editFlags: {
      canUndo: false,
      canRedo: false,
      canCut: false,
      canCopy: true,
      canPaste: true,
      canDelete: false,
      canSelectAll: true,
      canEditRichly: false,
    },
  };
  const spelling = {
    replace: (word: string) => actions.push(`replace ${word}`),
    learn: (word: string) => actions.push(`learn ${word}`),
  };

  test('is not shown if it would be empty', () => {
    expect(contextMenuTemplate(nothing, spelling)).toEqual([]);
  });

  test('offers to copy the selection', () => {
    expect(contextMenuTemplate({ ...nothing, selectionText: 'x' }, spelling)).toMatchObject([{ role: 'copy' }]);
  });

  test('offers editing in a text field, and spelling corrections', () => {
    actions.length = 0;
    const items = contextMenuTemplate(
      { ...nothing, isEditable: true, misspelledWord: 'trakc', dictionarySuggestions: ['track', 'trace'] },
      spelling,
    );
    for (const item of items) item.click?.({} as never, undefined, {} as never);
    expect(actions).toEqual(['replace track', 'replace trace', 'learn trakc']);
    expect(items.flatMap(({ role }) => role ?? [])).toEqual(['cut', 'copy', 'paste', 'selectAll']);
    expect(items.find(({ role }) => role === 'cut')?.enabled).toBe(false);
  });
});
