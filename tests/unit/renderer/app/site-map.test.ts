import { abilityOf } from '@contract/ability';
import { BookRegular } from '@fluentui/react-icons';
import { describe, expect, it } from 'vitest';
import {
  accessibleAreas,
  homeOf,
  joinAreas,
  navigationOf,
  pagesOf,
  sortAreas,
} from '../../../../renderer/app/site-map';
import { type Area, definePage } from '../../../../renderer/kit/area/area';
import { defineResource } from '../../../../renderer/kit/area/define-resource';

const Screen = () => null;
const screen = async () => ({ Screen });
const bookings = defineResource({
  name: 'bookings',
  path: '/bookings',
  icon: BookRegular,
  group: 'sales',
  needs: ['read', 'Booking'],
  list: 'booking.list',
  detail: 'booking.detail',
  naming: 'bookingNumber',
  fields: { bookingNumber: {} },
});
const base = { icon: BookRegular, list: 'booking.list', naming: [] } as const;
const dashboard = definePage({
  name: 'dashboard',
  path: '/dashboard',
  icon: BookRegular,
  group: 'overview',
  needs: ['read', 'Dashboard'],
  screen,
});
const settings = definePage({ name: 'settings', path: '/settings', icon: BookRegular, group: 'system', screen });
const account = definePage({ name: 'account', path: '/account', icon: BookRegular, screen });
const auth = definePage({ name: 'auth', path: '/login', icon: BookRegular, public: true, screen });
const chat = definePage({
  name: 'chat',
  path: '/apps/chat',
  icon: BookRegular,
  group: 'samples',
  screen,
  routes: [
    { path: '/apps/chat/archive', title: 'archive', screen },
    { path: '/apps/chat/:id', title: 'one', screen },
  ],
});
const all: readonly Area[] = [settings, chat, account, auth, bookings, dashboard];
const everything = abilityOf([{ action: 'manage', subject: 'all' }]);
const nothing = abilityOf([]);
const names = (areas: readonly Area[]) => areas.map(({ name }) => name);

describe('areas', () => {
  it('come in the order of the groups, then their own, then by name', () => {
    expect(names(sortAreas(all))).toEqual(['dashboard', 'bookings', 'settings', 'chat', 'account', 'auth']);
    const first = { ...settings, name: 'zebra', order: 1 };
    expect(names(sortAreas([settings, first]))).toEqual(['zebra', 'settings']);
  });

  it('are open to whoever has the ability they ask for, samples only where wanted', () => {
    expect(names(accessibleAreas(all, { ability: nothing, samples: true }))).toEqual(['settings', 'chat', 'account']);
    const seller = abilityOf([{ action: 'read', subject: 'Booking' }]);
    expect(names(accessibleAreas(all, { ability: seller, samples: false }))).toEqual([
      'settings',
      'account',
      'bookings',
    ]);
  });

  it('fill the navigation by group, leaving out empty groups and areas without one', () => {
    const groups = navigationOf(all, { ability: everything, samples: false });
    expect(groups.map(({ name, areas }) => [name, names(areas)])).toEqual([
      ['overview', ['dashboard']],
      ['sales', ['bookings']],
      ['system', ['settings']],
    ]);
  });

  it('start at the first one of the work that is open, or at the account where none is', () => {
    expect(homeOf(all, { ability: everything, samples: true })).toBe('/dashboard');
    expect(homeOf(all, { ability: nothing, samples: true })).toBe('/account');
  });

  it('are found with their further pages, but never with a page that needs an id', () => {
    expect(pagesOf(chat).map(({ path, title }) => [path, title])).toEqual([
      ['/apps/chat', 'chat:title'],
      ['/apps/chat/archive', 'chat:archive'],
    ]);
  });
});

describe('panels that an area adds to the records of another', () => {
  const panel = async () => ({ Panel: Screen });
  const checks = definePage({
    name: 'checks',
    path: '/checks',
    icon: BookRegular,
    screen,
    tabsFor: { bookings: [{ name: 'check', title: 'panel', screen: panel }] },
  });
  const panelsOf = (area: Area | undefined) => (area?.type === 'resource' ? (area.tabs ?? []) : []);

  it('come after its own, with the texts of the area they come from', () => {
    const own = { ...bookings, tabs: [{ name: 'tickets', title: 'tabs.tickets', screen: panel }] };
    const [joined] = joinAreas([own, checks]);
    expect(panelsOf(joined).map(({ title }) => title)).toEqual(['tabs.tickets', 'checks:panel']);
  });

  it('stand beside the lists whose rows are its records', () => {
    const money = { ...bookings, name: 'money', path: '/money', recordPath: bookings.path };
    const [joined, other] = joinAreas([bookings, money]);
    expect(joined).toMatchObject({ otherLists: [{ path: '/money' }] });
    expect(other).not.toHaveProperty('otherLists');
  });

  it('show fields as the area of the records describes them, unless they say otherwise', () => {
    const status = { kind: 'status', column: 90, filter: ['open'] } as const;
    const tickets = defineResource({
      ...base,
      name: 'tickets',
      path: '/tickets',
      fields: { status, total: { kind: 'money' } },
    });
    const fields = { status: { column: 120 }, total: { column: 80 }, other: { column: 70 } } as const;
    const sales = defineResource({ ...base, name: 'sales', path: '/sales', recordPath: '/tickets', fields });
    expect(joinAreas([tickets, sales])[1]).toMatchObject({
      columns: [
        { key: 'status', kind: 'status', width: 120, filter: ['open'] },
        { key: 'total', kind: 'money', width: 80 },
        { key: 'other', width: 70 },
      ],
    });
  });

  it('have related lists with the area that they name, where there is one', () => {
    const related: Area = {
      ...bookings,
      tabs: [{ name: 'more', title: 'more', related: { area: 'tickets', idParam: 'bookingId' } }],
    };
    const tickets = defineResource({ ...base, name: 'tickets', path: '/tickets', fields: {} });
    expect(joinAreas([related, tickets])[0]).toMatchObject({ tabs: [{ target: { path: '/tickets' } }] });
    expect(panelsOf(joinAreas([related])[0])).toEqual([]);
  });

  it('leave other areas as they are', () => {
    expect(joinAreas([dashboard, settings])).toEqual([dashboard, settings]);
    expect(panelsOf(joinAreas([bookings])[0])).toEqual([]);
  });
});
