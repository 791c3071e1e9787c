/** Section 2 of the specification, "Template sample routes", written down by hand: each is one of ours. */
import { expect, it } from 'vitest';
import { sampleAreas } from '../../../../renderer/app/sample-areas';

const kinds = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'];

const expected: readonly string[] = [
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

it('every route of the specification’s sample list has a page', () => {
  const there = sampleAreas.flatMap(({ path, routes = [] }) => [path, ...routes.map((route) => route.path)]);
  expect(expected.filter((route) => !there.includes(route))).toEqual([]);
});
