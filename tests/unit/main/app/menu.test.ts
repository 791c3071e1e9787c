import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { menuTemplate } from '../../../../main/app/menu';

vi.mock('electron', () => ({ Menu: {} }));
const { contextMenuTemplate } = await import('../../../../main/app/context-menu');

const actions: string[] = [];
const act = {
  command: (command: string) => actions.push(command),
  zoom: (by: number) => actions.push(`zoom ${by}`),
  showLogs: () => actions.push('logs'),
};
const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);
const rolesOf = (platform: NodeJS.Platform, packaged: boolean) =>
  flat(menuTemplate(platform, packaged, act)).flatMap(({ role }) => role ?? []);

describe.each(['darwin', 'win32', 'linux'] as const)('the menu on %s', (platform) => {
  const items = flat(menuTemplate(platform, true, act));

  test('has a shortcut for every command, and no shortcut twice', () => {
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const id of ['settings', 'search', 'export', 'back', 'forward', 'shortcuts'])
      expect(items.find((item) => item.id === id)?.accelerator, id).toBeTruthy();
  });

  test('runs the command of each item', () => {
    actions.length = 0;
    for (const item of items) item.click?.({} as never, undefined, {} as never);
    expect(new Set(actions)).toEqual(
      new Set(['settings', 'search', 'export', 'back', 'forward', 'shortcuts', 'zoom 1', 'zoom -1', 'zoom 0', 'logs']),
    );
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
