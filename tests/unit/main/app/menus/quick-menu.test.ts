/** What the jump list of Windows and the dock's menu show, with recorded ports; the systems' own parts are not run here. */
import { initialSettings } from '@contract/settings';
import { viewSettings } from '@contract/settings/user-settings';
import type { JumpListCategory, MenuItemConstructorOptions } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuickSession } from '../../../../../main/app/menus/quick-menu';

vi.mock('electron', () => ({ app: {}, Menu: {} }));
const { createQuickMenu } = await import('../../../../../main/app/menus/quick-menu');

const owner = '["live","https://api.example.com","7"]';
const dana: QuickSession = { mode: 'live', server: 'https://api.example.com', owner, isStored: true };
const recent = {
  [owner]: [
    { area: 'visitors', path: '/visitors/12', title: 'Dana "Wheels" Whitlock & Sons' },
    { area: 'bookings', path: '/bookings/50001', title: '#50001' },
  ],
  '["live","https://api.example.com","8"]': [{ area: 'visitors', path: '/visitors/13', title: 'Of somebody else' }],
};
const view = viewSettings({ ...initialSettings, recent }, { fixed: {}, allowHttp: [] });

let session: QuickSession | undefined;
let settings = view;
let removed: readonly string[] = [];
let lists: JumpListCategory[][] = [];
let menus: MenuItemConstructorOptions[][] = [];
const [open, run] = [vi.fn(), vi.fn()];
const start = (platform: NodeJS.Platform) =>
  createQuickMenu({
    platform,
    session: () => session,
    settings: () => settings,
    setJumpList: (list) => lists.push(list),
    removed: () => removed,
    setDockMenu: (menu) => menus.push(menu),
    open,
    run,
  });
const shown = () =>
  (lists.at(-1) ?? []).map(({ name, items = [] }) => [name, items.map(({ title, args }) => [title, args])]);

beforeEach(() => {
  session = dana;
  settings = view;
  removed = [];
  lists = [];
  menus = [];
  vi.clearAllMocks();
});

const server = 'server=https%3A%2F%2Fapi.example.com';
const tasks = [
  ['Event desk', '--command=desk'],
  ['Bookings', '--command=bookings'],
  ['Gate mode', '--command=gate'],
  ['Lock now', '--command=lock'],
];

test('Windows shows the person’s own recent records as links, and the commands', () => {
  start('win32').update();
  expect(shown()).toEqual([
    [
      'Recent records',
      [
        ['Dana "Wheels" Whitlock & Sons', `-- pitwall://open/visitors/12?${server}`],
        ['#50001', `-- pitwall://open/bookings/50001?${server}`],
      ],
    ],
    [undefined, tasks],
  ]);
});

test('an entry that the person removed does not come back', () => {
  removed = [`-- pitwall://open/visitors/12?${server}`];
  start('win32').update();
  expect(JSON.stringify(lists)).not.toContain('Whitlock');
  expect(JSON.stringify(lists)).toContain('#50001');
});

test('macOS opens a record and runs a command from the dock', () => {
  start('darwin').update();
  const [record, , , desk, , , lock] = menus.at(-1) ?? [];
  expect([record?.label, desk?.label, lock?.label]).toEqual([
    'Dana "Wheels" Whitlock && Sons',
    'Event desk',
    'Lock now',
  ]);
  for (const item of [record, desk, lock])
    item?.click?.(...([] as unknown as Parameters<NonNullable<typeof item.click>>));
  expect(open).toHaveBeenCalledExactlyOnceWith(`pitwall://open/visitors/12?${server}`);
  expect(run.mock.calls).toEqual([['desk'], ['lock']]);
});

describe('no record stays outside of the app', () => {
  const withoutRecords = [[undefined, tasks.slice(0, 3)]];

  test('when it is locked or nobody is signed in', () => {
    const menu = start('win32');
    menu.update();
    session = undefined;
    menu.update();
    expect(shown()).toEqual(withoutRecords);
    session = dana;
    menu.update();
    expect(JSON.stringify(shown())).toContain('Whitlock');
  });

  test.each<readonly [string, QuickSession, Partial<typeof view>]>([
    ['if a restart asks for the password', { ...dana, isStored: false }, {}],
    ['if contacts are masked', dana, { maskContacts: true }],
    ['if an administrator set the lock', dana, { fixed: { lockMinutes: 'policy' } }],
  ])('%s', (_, current, changed) => {
    session = current;
    settings = { ...view, ...changed };
    start('win32').update();
    expect(shown()).toEqual([[undefined, tasks]]);
  });

  test('before all data is erased', () => {
    const menu = start('win32');
    menu.update();
    menu.clear();
    expect(lists.at(-1)).toEqual([]);
  });
});

test('nothing is written again while nothing changed, and nothing at all on Linux', () => {
  const menu = start('win32');
  menu.update();
  menu.update();
  expect(lists).toHaveLength(1);
  start('linux').update();
  start('linux').clear();
  expect([lists.length, menus.length]).toEqual([1, 0]);
});
