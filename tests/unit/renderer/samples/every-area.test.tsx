/** Every sample area is marked as one, is where the specification says, and shows its first screen with data. */
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { searchContacts, searchFiles, searchLimit, searchPages } from '../../../../mocks/samples/seeds/pages';
import { sampleAreas } from '../../../../renderer/app/sample-areas';
import type { Area } from '../../../../renderer/kit/area/area';
import { hasText } from '../../../../renderer/kit/format/text';
import { hasTexts, knowsTexts } from '../../../../renderer/locales';
import { searchGroups } from '../../../../renderer/samples/find/search';
import { openApp } from '../../../support/open-app';

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/samples/*/index.ts', { eager: true });
const folders = Object.entries(found).map(([path, { area }]) => ({ folder: path.split('/').at(-2), area }));

/** Layouts without the app's frame; they draw the mark themselves. */
const withoutFrame = 'bare-layouts';

it.each(folders)('$folder is marked as a sample, and its titles are loaded from the start', ({ folder, area }) => {
  expect([area.name, area.group, area.public]).toEqual([folder, 'samples', folder === withoutFrame ? true : undefined]);
  const titles = [area.title, ...(area.routes ?? []).map(({ title }) => title)].filter((title) => title !== undefined);
  expect(area.title).toMatch(/^samples:/);
  for (const title of titles) expect(hasText(title), title).toBe(true);
  expect(hasTexts(area.name) && knowsTexts(area.name)).toBe(true);
});

const kinds = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'];

/** Section 2 of the specification, "Template sample routes", copied by hand. */
const specified: readonly string[] = [
  '/dashboard/analytics',
  '/',
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/calendar',
  '/apps/invoice/list',
  '/apps/invoice/preview',
  '/apps/invoice/edit',
  '/apps/ecommerce/shop',
  '/apps/ecommerce/product-detail',
  '/apps/ecommerce/wishlist',
  '/apps/ecommerce/checkout',
  '/apps/user/list',
  '/apps/user/view',
  '/apps/roles',
  '/apps/permissions',
  ...kinds.flatMap((kind) => [`/pages/${kind}-basic`, `/pages/${kind}-cover`]),
  '/pages/account-settings',
  '/pages/profile',
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/pricing',
  '/pages/blog/list',
  '/pages/blog/detail',
  '/pages/blog/edit',
  '/pages/license',
  '/pages/api-key',
  '/pages/modal-examples',
  '/misc/coming-soon',
  '/misc/not-authorized',
  '/misc/maintenance',
  '/misc/error',
  '/access-control',
  '/ui-element',
  '/colors',
  '/icons',
  '/cards',
  '/components',
  '/extensions',
  '/page-layout',
  '/forms',
  '/tables',
  '/datatables',
  '/charts',
];

it('every sample route of the specification has a page', () => {
  const paths = sampleAreas.flatMap(({ path, routes = [] }) => [path, ...routes.map((route) => route.path)]);
  expect(specified.filter((route) => !paths.includes(route))).toEqual([]);
});

it('the search shows the first four matches of each group, in any case', () => {
  const groups = [
    { groupTitle: 'Pages', searchLimit, data: searchPages },
    { groupTitle: 'Files', searchLimit, data: searchFiles },
    { groupTitle: 'Contacts', searchLimit, data: searchContacts() },
  ];
  expect(searchGroups(groups, ' A ').map(({ groupTitle, data }) => [groupTitle, data.length])).toEqual([
    ['Pages', 4],
    ['Files', 4],
    ['Contacts', 4],
  ]);
});

/** The heading of each area's first screen, and something from its data or, if it has none, its content. */
const firstScreens: Readonly<Record<string, readonly [heading: string, content: string | RegExp]>> = {
  'access-control': ['Access control', 'Push message'],
  'account-settings': ['Account settings', 'United Arab Emirates'],
  analytics: ['Analytics', '83%'],
  'api-key': ['API keys', 'Timing tower'],
  'auth-pages': ['Welcome back', 'Forgot your password?'],
  'bare-layouts': ['Without menu', '$97,500'],
  blog: ['Blog', 'Five things we changed about our entrance gates'],
  calendar: ['Calendar', 'Weekly planning'],
  cards: ['Cards', 'Statistics cards'],
  charts: ['Charts', 'Themes and directions'],
  chat: ['Chat', 'Race office'],
  colors: ['Colors', 'Contrast checker'],
  components: ['Components', 'Tag picker'],
  datatables: ['Data tables', 'Server-side paging'],
  ecommerce: ['Store dashboard', '$97,500'],
  email: ['Inbox', 'Parking plan for Saturday'],
  extensions: ['Extensions', 'Drag and drop'],
  faq: ['FAQ', 'When is my card charged?'],
  find: ['Search and bookmarks', '100 tracks to choose from.'],
  forms: ['Forms', 'Wizard'],
  icons: ['Icons', /\d,\d{3} icons/],
  invoices: ['Invoices', 'Medical cover'],
  'knowledge-base': ['Knowledge base', 'Set up a series of mails'],
  license: ['License', 'Regular license'],
  'modal-examples': ['Modal examples', 'Payment card'],
  'page-layout': ['Page layouts', 'Full width'],
  permissions: ['Permissions', 'Manage Billing & Roles'],
  pricing: ['Pricing', '$49'],
  profile: ['Profile', 'Casey Morgan'],
  'role-cards': ['Roles', 'Restricted user'],
  shop: ['Shop', 'Gripline driving gloves'],
  'status-pages': ['Coming soon', 'Notify me'],
  tables: ['Tables', 'Sticky head and narrow windows'],
  todo: ['To do', 'Confirm the marshals for Saturday'],
  'ui-element': ['UI elements', 'Spacing'],
  users: ['Users', 'adolph.quigley@example.com'],
};

// jsdom has no fonts, which the icons are drawn with.
Object.assign(document, { fonts: new Set() });
vi.stubGlobal(
  'FontFace',
  class {
    load = async () => this;
  },
);

it('every area shows the heading and data of its first screen', { timeout: 240_000 }, async () => {
  expect(sampleAreas.map(({ name }) => name).sort()).toEqual(Object.keys(firstScreens).sort());
  const { bridge, router, container, close } = await openApp('/login', sampleAreas);
  await act(() => bridge.session.exploreDemo());
  for (const { name, path } of sampleAreas) {
    const [heading = '', content = ''] = firstScreens[name] ?? [];
    await act(() => router.navigate(path));
    await waitFor(() => {
      const shown = [...container.querySelectorAll('h1')].map(({ textContent }) => textContent);
      expect(shown, `the heading of ${name}`).toEqual([heading]);
      const { textContent } = container.querySelector('main') ?? container;
      expect(textContent, `the first screen of ${name}`).toMatch(content);
    });
  }
  close();
});
