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
} from '../../../../renderer/app/areas/site-map';
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
  it('are sorted by group, then by their order, then by name', () => {
    expect(names(sortAreas(all))).toEqual(['dashboard', 'bookings', 'settings', 'chat', 'account', 'auth']);
    const first = { ...settings, name: 'zebra', order: 1 };
    expect(names(sortAreas([settings, first]))).toEqual(['zebra', 'settings']);
  });

  it('are open to users with the required ability, samples only if they are shown', () => {
    expect(names(accessibleAreas(all, { ability: nothing, samples: true }))).toEqual(['settings', 'chat', 'account']);
    const seller = abilityOf([{ action: 'read', subject: 'Booking' }]);
    expect(names(accessibleAreas(all, { ability: seller, samples: false }))).toEqual([
      'settings',
      'account',
      'bookings',
    ]);
  });

  it('fill the navigation by group, without empty groups and without areas that have no group', () => {
    const groups = navigationOf(all, { ability: everything, samples: false });
    expect(groups.map(({ name, areas }) => [name, names(areas)])).toEqual([
      ['overview', ['dashboard']],
      ['sales', ['bookings']],
      ['system', ['settings']],
    ]);
  });

  it('start at the first product area that is open, or at the account page if none is', () => {
    expect(homeOf(all, { ability: everything, samples: true })).toBe('/dashboard');
    expect(homeOf(all, { ability: nothing, samples: true })).toBe('/account');
  });

  it('are found with their other pages, but not with pages that need an id', () => {
    expect(pagesOf(chat).map(({ path, title }) => [path, title])).toEqual([
      ['/apps/chat', 'chat:title'],
      ['/apps/chat/archive', 'chat:archive'],
    ]);
  });
});

describe('panels that an area adds to the records of another area', () => {
  const panel = async () => ({ Panel: Screen });
  const checks = definePage({
    name: 'checks',
    path: '/checks',
    icon: BookRegular,
    screen,
    tabsFor: { bookings: [{ name: 'check', title: 'panel', screen: panel }] },
  });
  const panelsOf = (area: Area | undefined) => (area?.type === 'resource' ? (area.tabs ?? []) : []);

  it('follow the record’s own panels, with the texts of their own area', () => {
    const own = { ...bookings, tabs: [{ name: 'tickets', title: 'tabs.tickets', screen: panel }] };
    const [joined] = joinAreas([own, checks]);
    expect(panelsOf(joined).map(({ title }) => title)).toEqual(['tabs.tickets', 'checks:panel']);
  });

  it('need the permission of their own area, unless they need another', () => {
    const [own, other] = [checks.tabsFor?.bookings?.[0], { name: 'other', title: 'other', screen: panel }];
    const tabs = [...(own ? [own] : []), { ...other, needs: ['read', 'Ticket'] as const }];
    const [joined] = joinAreas([bookings, { ...checks, needs: ['read', 'Inspection'], tabsFor: { bookings: tabs } }]);
    expect(panelsOf(joined).map(({ needs }) => needs)).toEqual([
      ['read', 'Inspection'],
      ['read', 'Ticket'],
    ]);
  });

  it('are not needed by the other lists of the same records, which their area names', () => {
    const money = { ...bookings, name: 'money', path: '/money', recordPath: bookings.path };
    const [joined, other] = joinAreas([bookings, money]);
    expect(joined).toMatchObject({ otherLists: [{ path: '/money' }] });
    expect(other).not.toHaveProperty('otherLists');
  });

  it('show fields as the area of the records describes them, unless they describe them themselves', () => {
    const userName = { kind: 'status', column: 90, filter: ['open'] } as const;
    const tickets = defineResource({
      ...base,
      name: 'tickets',
      path: '/tickets',
      fields: { userName, trackName: { kind: 'money' } },
    });
    const fields = { userName: { column: 120 }, trackName: { column: 80 }, eventName: { column: 70 } } as const;
    const sales = defineResource({ ...base, name: 'sales', path: '/sales', recordPath: '/tickets', fields });
    expect(joinAreas([tickets, sales])[1]).toMatchObject({
      columns: [
        { key: 'userName', kind: 'status', width: 120, filter: ['open'] },
        { key: 'trackName', kind: 'money', width: 80 },
        { key: 'eventName', width: 70 },
      ],
    });
  });

  it('have related lists with the area that they name, if it exists', () => {
    const related: Area = {
      ...bookings,
      tabs: [{ name: 'more', title: 'more', related: { area: 'tickets', idParam: 'bookingId' } }],
    };
    const tickets = defineResource({ ...base, name: 'tickets', path: '/tickets', fields: {} });
    expect(joinAreas([related, tickets])[0]).toMatchObject({ tabs: [{ target: { path: '/tickets' } }] });
    expect(panelsOf(joinAreas([related])[0])).toEqual([]);
  });

  it('leave other areas unchanged', () => {
    expect(joinAreas([dashboard, settings])).toEqual([dashboard, settings]);
    expect(panelsOf(joinAreas([bookings])[0])).toEqual([]);
  });
});
