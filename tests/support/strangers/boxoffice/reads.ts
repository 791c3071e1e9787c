/** The box office's calls that read. It takes the ids of events, customers, orders and venues, `search`, and ignores the rest. */
import type { Area } from '../area.ts';
import { json } from '../host.ts';
import { createLookup, textOf } from '../lookup.ts';
import type { Route } from '../router.ts';
import { roleNames } from '../truth/columns-people.ts';
import { dashboardOf, usualPeriod } from '../truth/figures.ts';
import { decimal, type View } from '../truth/view.ts';
import type { BoxOfficeAreas } from './areas.ts';
import { i18n, idOf, utc, word } from './format.ts';
import { eventOf } from './orders.ts';
import { csvFile, invalid, notFound, pageOf, rowsOf } from './reply.ts';

const places = { event: 'eventId', visitor: 'userId', track: 'trackId', booking: 'bookingId' };

/** Its own default of thirty days: the period of the request means nothing to it. */
const dashboard = (view: View) => {
  const period = usualPeriod(view);
  const figures = dashboardOf(view, period);
  const currencies = Object.keys(figures.revenue);
  return {
    period: { start: period.from, end: period.to },
    sales: currencies.map((currency) => ({
      currency,
      gross: decimal(figures.revenue[currency] ?? 0),
      refunds: decimal(figures.refunded[currency] ?? 0),
    })),
    orders: figures.bookings,
    positions: figures.tickets,
    checkins_today: figures.checkedInToday,
    customers: { total: figures.visitors - 1, new: figures.newVisitors },
    inspections: { due: figures.inspectionsDue, failed: figures.inspectionsFailed },
    by_product: Object.entries(figures.mix).map(([type, count]) => ({ kind: word('ticket.ticketType', type), count })),
    timeline: figures.days.map(({ day, bookings, sales }) => ({
      date: day,
      orders: bookings,
      sales: Object.entries(sales).map(([currency, cents]) => ({ currency, gross: decimal(cents) })),
    })),
    next_events: figures.upcoming.map(({ n, racerCapacity, spectatorCapacity }) => ({
      ...eventOf(view, n),
      size: racerCapacity + spectatorCapacity,
      sold: view.sold(n, 'racer').length + view.sold(n, 'spectator').length,
    })),
    latest_orders: figures.recent.map((booking) => ({
      code: idOf('bookings', booking.n),
      customer: view.nameOf(booking.visitor),
      event: eventOf(view, booking.event),
      datetime: utc(booking.at),
      total: decimal(booking.total),
      status: word('booking.bookingStatus', booking.status),
    })),
  };
};

export const readsOf = (view: View, areas: BoxOfficeAreas, base: string): Readonly<Record<string, Route>> => {
  const { season } = view;
  const find = createLookup(view, idOf);
  const list =
    (area: Area, names: Parameters<typeof find.narrowed>[2] = places): Route =>
    (asked) => {
      const search = textOf(asked.query.get('search') ?? asked.input.search);
      return pageOf(asked, area.rows(find.narrowed(area, asked.input, names, search)));
    };
  /** A tab of an event needs its event. */
  const tab =
    (area: Area): Route =>
    (asked) =>
      asked.input.eventId === undefined
        ? invalid({ eventId: 'This field is required.' })
        : pageOf(asked, area.rows(find.narrowed(area, asked.input, { event: 'eventId' })));
  const detail =
    (area: Area): Route =>
    ({ input }, id) => {
      const row = area.detail(find.numberOf(area, id === '' ? input.id : id) ?? -1);
      return row ? json(200, row) : notFound;
    };
  const part =
    (area: Area): Route =>
    ({ input }) => {
      const row = area.row(find.fileOf(area, input) ?? -1);
      return row ? json(200, row) : notFound;
    };
  const csv =
    (name: string, area: Area, only: (n: number) => boolean = () => true): Route =>
    ({ input }) => {
      const ids = Array.isArray(input.ids) ? input.ids.map(String) : undefined;
      const isWanted = (n: number): boolean => only(n) && (ids?.includes(String(idOf(area.kind, n))) ?? true);
      const id =
        area.kind === 'bookings' || area.kind === 'visitors'
          ? {}
          : { ID: ({ n }: { readonly n: number }) => String(idOf(area.kind, n)) };
      return csvFile(name, rowsOf(area, find.narrowed(area, input, places).filter(isWanted), id));
    };
  const visitors =
    (search: 'search' | 'q'): Route =>
    (asked) =>
      pageOf(asked, areas.visitors.rows(find.visitorsOf(areas.visitors, asked.input, textOf(asked.input[search]))));
  return {
    '/admin/list': list(areas.admins, {}),
    '/admin/detail/{id}': detail(areas.admins),
    '/admin/generate-csv': csv('team', areas.admins),
    '/role-master/zapp-list': (asked) =>
      pageOf(
        asked,
        Object.values(roleNames).map((name, index) => ({ id: index + 1, name, all_events: index === 0 })),
      ),
    '/auth/profile/{id}': detail(areas.admins),
    '/user/list': visitors('search'),
    '/user/search-users': visitors('q'),
    '/user/detail/{id}': detail(areas.visitors),
    '/user/generate-csv': csv('customers', areas.visitors),
    '/wishlist/list/event-wishlist': list(areas.wishes),
    '/wishlist/event-wishlist/generate-csv': csv('followers', areas.wishes),
    '/booking/list': list(areas.bookings),
    '/booking/detail': detail(areas.bookings),
    '/booking/ticket-list': list(areas.tickets),
    '/booking/ticket-detail': detail(areas.tickets),
    '/booking/list/user-events': (asked) => pageOf(asked, areas.events.rows(find.bookedBy(asked.input.userId).events)),
    '/booking/list/user-tracks': (asked) => pageOf(asked, areas.tracks.rows(find.bookedBy(asked.input.userId).tracks)),
    '/booking/ticket-generate-csv': csv('positions', areas.tickets),
    '/booking/racer/event-ticket-generate-csv': csv('entries', areas.tickets, (n) => view.ticket(n).type === 'racer'),
    '/booking/spectator/event-ticket-generate-csv': csv(
      'admissions',
      areas.tickets,
      (n) => view.ticket(n).type === 'spectator',
    ),
    '/booking/transaction-generate-csv': ({ input }) => {
      const rows = areas.transactions.rows(find.narrowed(areas.transactions, input, places));
      const columns = Object.keys(rows[0] ?? {});
      return csvFile('payments', [columns, ...rows.map((row) => columns.map((column) => String(row[column])))]);
    },
    '/buyback/list': list(areas.buybacks),
    '/buyback/booking-detail': detail(areas.buybacks),
    '/event/list': list(areas.events, { track: 'trackId' }),
    '/event/detail/{id}': detail(areas.events),
    '/event/generateEventCSV': csv('events', areas.events),
    '/event/web/schedule-detail': tab(areas.schedule),
    '/event/web/class-detail': tab(areas.classes),
    '/event/web/category-detail': tab(areas.categories),
    '/event/web/buyback-detail': tab(areas.offers),
    '/inspector/list': list(areas.inspectors),
    '/inspector/detail/{id}': detail(areas.inspectors),
    '/track/list': list(areas.tracks, {}),
    '/track/detail/{id}': detail(areas.tracks),
    '/track/admin/list': list(areas.contacts, { track: 'trackId' }),
    '/track/admin/detail/{id}': detail(areas.contacts),
    '/track/generate-csv': csv('venues', areas.tracks),
    '/track/admin/generate-csv': csv('contacts', areas.contacts),
    '/track/waiverForm-template': ({ input }) => {
      const row = areas.waivers.row(find.numberOf(areas.tracks, input.trackId) ?? -1);
      return row ? json(200, row) : notFound;
    },
    '/location/country-code': (asked) =>
      pageOf(asked, [
        { code: 'US', name: i18n('United States'), phone_prefix: 1 },
        { code: 'CA', name: i18n('Canada'), phone_prefix: 1 },
      ]),
    '/location/state': (asked) =>
      pageOf(
        asked,
        ['MO:Missouri', 'VA:Virginia', 'NC:North Carolina', 'TN:Tennessee'].map((line) => ({
          country: 'US',
          code: line.slice(0, 2),
          name: line.slice(3),
        })),
      ),
    '/dashboard': () => json(200, dashboard(view)),
    '/user-inspection/detail/user/driver-info': part(areas.driver),
    '/user-inspection/detail/user/vehicle-info': part(areas.vehicle),
    '/user-inspection/detail/user/terms-condition': part(areas.terms),
    '/user-inspection/detail/user/tech-inspection-team': part(areas.team),
    '/user-inspection/detail/user-tech-inspection-info': part(areas.info),
    '/user-inspection/detail/user/tech-card': part(areas.techCard),
    '/user-inspection/detail/user/tech-inspection-media': (asked) => {
      const number = find.fileOf(areas.terms, asked.input);
      const file = season.racers.find((each) => each.event * 1000 + each.visitor === number);
      return pageOf(
        asked,
        (file?.pictures ?? []).map(({ category, caption, takenAt }, index) => ({
          id: index + 1,
          view: word('inspectionMedia.category', category),
          caption: i18n(caption),
          taken: utc(takenAt),
          file: `${base}/media/inspections/${category}.png`,
          content_type: 'image/png',
        })),
      );
    },
  };
};
