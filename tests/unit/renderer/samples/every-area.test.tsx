/** Every sample area is marked as one, is where the specification says, and shows its first screen with data. */
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { searchContacts, searchFiles, searchLimit, searchPages } from '../../../../mocks/samples/seeds/pages';
import { sampleAreas } from '../../../../renderer/app/areas/sample-areas';
import type { Area } from '../../../../renderer/kit/area/area';
import { hasText } from '../../../../renderer/kit/format/text';
import { searchGroups } from '../../../../renderer/samples/extensions/finder';
import { sampleRoutes } from '../../../contract/samples/spec-routes';
import { openApp } from '../../../support/open-app';

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/samples/*/index.ts', { eager: true });
const folders = Object.entries(found).map(([path, { area }]) => ({ folder: path.split('/').at(-2), area }));

it.each(folders)('$folder is marked as a sample, and its titles are loaded from the start', ({ folder, area }) => {
  expect([area.name, area.group, area.public]).toEqual([folder, 'samples', undefined]);
  const titles = [area.title, ...(area.routes ?? []).map(({ title }) => title)].filter((title) => title !== undefined);
  expect(area.title).toMatch(/^samples:/);
  for (const title of titles) expect(hasText(title), title).toBe(true);
});

it('every sample route of the specification has a page', () => {
  const paths = sampleAreas.flatMap(({ path, routes = [] }) => [path, ...routes.map((route) => route.path)]);
  expect(sampleRoutes.filter((route) => !paths.includes(route))).toEqual([]);
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
  'account-settings': ['Account settings', 'Runs track days and race weekends.'],
  analytics: ['Analytics', '83%'],
  'api-key': ['API keys', 'Timing tower'],
  'auth-pages': ['Welcome back', 'Forgot your password?'],
  blog: ['Blog', 'Five things we changed about our entrance gates'],
  calendar: ['Calendar', 'Weekly planning'],
  cards: ['Cards', 'Subscribers'],
  charts: ['Charts', 'Earnings and expenses'],
  chat: ['Chat', 'Race office'],
  colors: ['Colors', 'colorBrandForegroundLink'],
  components: ['Components', 'Uploading pictures'],
  datatables: ['Data tables', 'Page by page'],
  ecommerce: ['Store dashboard', '$97,500'],
  email: ['Inbox', 'Parking plan for Saturday'],
  extensions: ['Extensions', 'When is my card charged?'],
  faq: ['FAQ', 'When is my card charged?'],
  forms: ['Forms', '100 tracks to choose from.'],
  icons: ['Icons', 'ArrowLeftRegular'],
  invoices: ['Invoices', 'Medical cover'],
  'knowledge-base': ['Knowledge base', 'Set up a series of mails'],
  license: ['License', 'Regular license'],
  'modal-examples': ['Modal examples', 'Payment card'],
  'page-layout': ['Page layouts', '$97,500'],
  permissions: ['Permissions', 'Manage Billing & Roles'],
  pricing: ['Pricing', '$49'],
  profile: ['Profile', 'Casey Morgan'],
  'role-cards': ['Roles', 'Restricted user'],
  shop: ['Shop', 'Gripline driving gloves'],
  'status-pages': ['Coming soon', 'Notify me'],
  tables: ['Tables', 'Total of 5 rows'],
  todo: ['To do', 'Confirm the marshals for Saturday'],
  'ui-element': ['UI elements', 'spacingHorizontalM'],
  users: ['Users', 'adolph.quigley@example.com'],
};

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
