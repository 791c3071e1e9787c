/** The gateway's calls that read. Lists take `$top`, `$skip` and `$search`, some ids, and refuse filters of another form. */
import type { Area } from '../area.ts';
import { type Asked, asJson } from '../host.ts';
import { createLookup, textOf } from '../lookup.ts';
import type { Route } from '../router.ts';
import { roleNames } from '../truth/columns-people.ts';
import { dashboardOf, usualPeriod } from '../truth/figures.ts';
import type { View } from '../truth/view.ts';
import type { GatewayAreas } from './areas.ts';
import { overview } from './dashboard.ts';
import { date, dateTime, idOf, results } from './format.ts';
import { error, fileOf, many, one, pageOf, refuse, rowsOf } from './reply.ts';
import { coded } from './words.ts';

const places = { event: 'eventId', visitor: 'userId', track: 'trackId', booking: 'bookingId' };

export const readsOf = (view: View, areas: GatewayAreas): Readonly<Record<string, Route>> => {
  const { season } = view;
  const find = createLookup(view, idOf);

  const list =
    (area: Area, names: Parameters<typeof find.narrowed>[2], only?: (asked: Asked) => number[]): Route =>
    (asked) => {
      const [refused] = Object.keys(asJson(asked.input.filters));
      if (refused !== undefined)
        return refuse(
          `Property 'filters' is not supported. Use system query option $filter for ${refused}.`,
          'filters',
        );
      const term = textOf(asked.query.get('$search') ?? asked.input.$search);
      return pageOf(asked, area, only?.(asked) ?? find.narrowed(area, asked.input, names, term));
    };
  const detail =
    (area: Area): Route =>
    ({ input }, id) => {
      const wanted = id === '' ? input.id : id;
      const row = area.detail(find.numberOf(area, wanted) ?? -1);
      return row ? one(row) : error(404, 'ZEVT/404', `No entry with key '${String(wanted)}' found`);
    };
  /** A part of an inspection: a collection of one row, or of none. */
  const part =
    (area: Area): Route =>
    ({ input }) => {
      const row = area.row(find.fileOf(area, input) ?? -1);
      return many(row ? [row] : []);
    };
  const ofTrack =
    (area: Area): Route =>
    ({ input }) => {
      const n = find.numberOf(areas.tracks, input.trackId);
      const row = n === undefined ? undefined : area.row(n);
      return row ? one(row) : error(404, 'ZEVT/404', `No form for venue '${String(input.trackId)}'`);
    };
  const csv =
    (name: string, area: Area, names: Parameters<typeof find.narrowed>[2] = {}): Route =>
    ({ input }) => {
      const ids = Array.isArray(input.ids) ? input.ids.map(String) : undefined;
      const numbers = find.narrowed(area, input, names);
      return fileOf(name, rowsOf(area, ids ? numbers.filter((n) => ids.includes(idOf(area.kind, n))) : numbers));
    };
  const ticketsCsv =
    (type: 'racer' | 'spectator'): Route =>
    ({ input }) => {
      const numbers = find.narrowed(areas.tickets, input, { event: 'eventId', booking: 'bookingId' });
      return fileOf(
        `${type}_tickets`,
        rowsOf(
          areas.tickets,
          numbers.filter((n) => view.ticket(n).type === type),
        ),
      );
    };
  return {
    '/auth/profile/{id}': detail(areas.admins),
    '/admin/list': list(areas.admins, {}),
    '/admin/detail/{id}': detail(areas.admins),
    '/admin/generate-csv': csv('users', areas.admins),
    '/role-master/zapp-list': () =>
      many(
        Object.entries(roleNames).map(([role, name]) => ({
          RoleId: `Z_${role.toUpperCase()}`,
          RoleName: name,
          ...coded('admin.status', 'active', 'RoleStatus'),
        })),
      ),
    '/user/list': list(areas.visitors, {}, (asked) =>
      find.visitorsOf(areas.visitors, asked.input, textOf(asked.input.$search)),
    ),
    '/user/search-users': list(areas.visitors, {}, ({ input }) =>
      find.visitorsOf(areas.visitors, input, textOf(input.q)),
    ),
    '/user/detail/{id}': detail(areas.visitors),
    '/user/generate-csv': csv('partners', areas.visitors),
    '/wishlist/list/event-wishlist': list(areas.wishes, {}),
    '/booking/list': list(areas.bookings, places),
    '/booking/detail': detail(areas.bookings),
    '/booking/ticket-list': list(areas.tickets, places),
    '/booking/ticket-detail': detail(areas.tickets),
    '/booking/list/user-events': list(areas.events, {}, ({ input }) => find.bookedBy(input.userId).events),
    '/booking/ticket-generate-csv': csv('tickets', areas.tickets, places),
    '/booking/transaction-generate-csv': ({ input }) => {
      const rows = areas.transactions.rows(find.narrowed(areas.transactions, input, places));
      const titles = Object.keys(rows[0] ?? {});
      return fileOf('postings', [titles, ...rows.map((row) => titles.map((title) => String(row[title])))]);
    },
    '/booking/racer/event-ticket-generate-csv': ticketsCsv('racer'),
    '/booking/spectator/event-ticket-generate-csv': ticketsCsv('spectator'),
    '/buyback/list': list(areas.buybacks, {}),
    '/buyback/booking-detail': detail(areas.buybacks),
    '/event/list': list(areas.events, { track: 'trackId' }),
    '/event/detail/{id}': detail(areas.events),
    '/event/generateEventCSV': csv('events', areas.events, { track: 'trackId' }),
    '/event/web/schedule-detail': ({ input }) => {
      const rows = find.narrowed(areas.schedule, input, { event: 'eventId' }).flatMap((n) => {
        const item = season.schedule.find((each) => each.n === n);
        return item ? [{ day: item.start.slice(0, 10), row: areas.schedule.row(n) }] : [];
      });
      const days = [...new Set(rows.map(({ day }) => day))];
      return many(
        days.map((day) => ({
          CalendarDate: date(day),
          Sessions: results(rows.flatMap((each) => (each.day === day && each.row ? [each.row] : []))),
        })),
      );
    },
    '/event/web/class-detail': list(areas.classes, { event: 'eventId' }),
    '/event/web/category-detail': list(areas.categories, { event: 'eventId' }),
    '/event/web/buyback-detail': list(areas.offers, { event: 'eventId' }),
    '/inspector/list': list(areas.inspectors, { track: 'trackId' }),
    '/inspector/detail/{id}': detail(areas.inspectors),
    '/inspector/generate-csv': csv('inspectors', areas.inspectors, { track: 'trackId' }),
    '/track/list': list(areas.tracks, {}),
    '/track/detail/{id}': detail(areas.tracks),
    '/track/admin/list': list(areas.contacts, { track: 'trackId' }),
    '/track/admin/detail/{id}': detail(areas.contacts),
    '/track/generate-csv': csv('venues', areas.tracks),
    '/track/admin/generate-csv': csv('venue_contacts', areas.contacts, { track: 'trackId' }),
    '/track/waiverForm-template': ofTrack(areas.waivers),
    '/docu-sign/web-w9-details': ofTrack(areas.w9s),
    '/location/country-code': () =>
      many([
        { CountryCode: 'US', CountryText: 'United States', DialingCode: '+1' },
        { CountryCode: 'CA', CountryText: 'Canada', DialingCode: '+1' },
      ]),
    '/location/state': () =>
      many(
        ['MO:Missouri', 'VA:Virginia', 'NC:North Carolina', 'TN:Tennessee'].map((line) => ({
          CountryCode: 'US',
          RegionCode: line.slice(0, 2),
          RegionText: line.slice(3),
        })),
      ),
    '/dashboard': ({ input }) => {
      const usual = usualPeriod(view);
      const period = { from: textOf(input.startDate) || usual.from, to: textOf(input.endDate) || usual.to };
      return one(overview(view, period, dashboardOf(view, period)));
    },
    '/user-inspection/detail/user/driver-info': part(areas.driver),
    '/user-inspection/detail/user/vehicle-info': part(areas.vehicle),
    '/user-inspection/detail/user/terms-condition': part(areas.terms),
    '/user-inspection/detail/user/tech-inspection-team': part(areas.team),
    '/user-inspection/detail/user-tech-inspection-info': part(areas.info),
    '/user-inspection/detail/user/tech-card': part(areas.techCard),
    '/user-inspection/detail/user/tech-inspection-media': ({ input }) => {
      const file = season.racers.find((each) => each.event * 1000 + each.visitor === find.fileOf(areas.terms, input));
      return many(
        (file?.pictures ?? []).map(({ category, caption, takenAt }, index) => ({
          DocumentId: String(780_000 + index).padStart(10, '0'),
          ...coded('inspectionMedia.category', category, 'PictureType'),
          Caption: caption,
          CaptureDateTime: dateTime(takenAt),
          MimeType: 'image/png',
          DownloadUrl: `/files/inspection-${category}.png`,
        })),
      );
    },
  };
};
