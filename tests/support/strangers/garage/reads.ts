/** The garage's calls that read. It takes some ids, `q`, `limit` and `cursor`, and looks at nothing else. */
import { randomBytes } from 'node:crypto';
import type { Area } from '../area.ts';
import { csvText } from '../csv.ts';
import type { Json } from '../host.ts';
import { createLookup, textOf } from '../lookup.ts';
import type { Route } from '../router.ts';
import { addDays, dayIn, momentAt } from '../truth/calendar.ts';
import { dashboardOf, usualPeriod } from '../truth/figures.ts';
import type { View } from '../truth/view.ts';
import type { GarageAreas } from './areas.ts';
import { idOf, numbering, unix, word } from './format.ts';
import { failed, fileText, mapOf, ok, partOf } from './reply.ts';
import { sideTables } from './sales.ts';

const places = { event: 'eventId', visitor: 'userId', track: 'trackId', booking: 'bookingId' };

const stats = (view: View, input: Json) => {
  const usual = usualPeriod(view);
  const period = { from: textOf(input.startDate) || usual.from, to: textOf(input.endDate) || usual.to };
  const figures = dashboardOf(view, period);
  const lower = (amounts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(amounts).map(([currency, cents]) => [currency.toLowerCase(), cents]));
  return {
    from: unix(momentAt(period.from, '00:00', 'America/New_York')),
    to: unix(momentAt(addDays(period.to, 1), '00:00', 'America/New_York')),
    revenue_cents: lower(figures.revenue),
    refunded_cents: lower(figures.refunded),
    bookings: figures.bookings,
    tickets: {
      total: figures.tickets,
      drivers: figures.mix.racer,
      fans: figures.mix.spectator,
      crew: figures.mix.crew,
      parking: figures.mix.parking,
    },
    scanned_today: figures.checkedInToday,
    users: { total: figures.visitors, new: figures.newVisitors },
    tech: { waiting: figures.inspectionsDue, failed: figures.inspectionsFailed },
    by_day: Object.fromEntries(
      figures.days.map(({ day, bookings, sales }) => [day, { bookings, revenue_cents: lower(sales) }]),
    ),
    next_events: figures.upcoming.map((event) => ({
      id: idOf('events', event.n),
      title: event.name,
      starts_at: unix(event.start),
      sold: view.sold(event.n, 'racer').length + view.sold(event.n, 'spectator').length,
      max: event.racerCapacity + event.spectatorCapacity,
    })),
    latest_bookings: figures.recent.map((booking) => ({
      id: idOf('bookings', booking.n),
      ref: numbering.booking(booking.n),
      user_name: view.nameOf(booking.visitor),
      event_title: view.event(booking.event).name,
      created_at: unix(booking.at),
      total_cents: booking.total,
      currency: view.currencyOf(booking.event).toLowerCase(),
      state: word('booking.bookingStatus', booking.status),
    })),
  };
};

export const readsOf = (
  view: View,
  areas: GarageAreas,
  exported: Map<string, string>,
  base: string,
): Readonly<Record<string, Route>> => {
  const { season } = view;
  const find = createLookup(view, idOf);
  /** A list as a map by key. */
  const map =
    (name: string, area: Area, pick: (input: Json, q: string) => readonly number[]): Route =>
    (asked) => {
      const { numbers, more } = partOf(asked, area, pick(asked.input, textOf(asked.input.q)));
      return ok({
        [name]: mapOf(area, numbers),
        order: numbers.map((n) => idOf(area.kind, n)),
        ...area.side(),
        ...more,
      });
    };
  const narrowed =
    (area: Area, names: Parameters<typeof find.narrowed>[2]) =>
    (input: Json, q: string): number[] =>
      find.narrowed(area, input, names, q);
  /** A short list that is sent whole. */
  const array =
    (name: string, area: Area, names: Parameters<typeof find.narrowed>[2]): Route =>
    ({ input }) =>
      ok({ [name]: find.narrowed(area, input, names, textOf(input.q)).map((n) => area.row(n)) });
  const detail =
    (name: string, area: Area): Route =>
    ({ input }, id) => {
      const wanted = id === '' ? input.id : id;
      const row = area.detail(find.numberOf(area, wanted) ?? -1);
      return row
        ? ok({
            [name]: { id: wanted, ...row },
            ...(area.kind === 'bookings' || area.kind === 'tickets' ? sideTables(view) : {}),
          })
        : failed(404, 'not_found', `No such ${name}.`);
    };
  /** A part of an inspection, or null. */
  const part =
    (name: string, area: Area): Route =>
    ({ input }) =>
      ok({ [name]: area.row(find.fileOf(area, input) ?? -1) ?? null });
  const file = (text: string): ReturnType<Route> => {
    const path = `/exports/${randomBytes(12).toString('hex')}.csv`;
    exported.set(path, text);
    return ok({ file: { url: `${base}${path}`, expires_at: Math.floor(Date.now() / 1000) + 900 } });
  };
  const csv =
    (area: Area, only: (n: number) => boolean = () => true): Route =>
    ({ input }) => {
      const ids = Array.isArray(input.ids) ? input.ids.map(String) : undefined;
      const isWanted = (n: number): boolean => only(n) && (ids?.includes(idOf(area.kind, n)) ?? true);
      return file(fileText(area, find.narrowed(area, input, places).filter(isWanted)));
    };
  const ofTrack =
    (name: string, area: Area): Route =>
    ({ input }) =>
      ok({ [name]: area.row(find.numberOf(areas.tracks, input.trackId) ?? -1) ?? null });
  const racerFile = part('racer_file', areas.vehicle);
  return {
    '/admin/list': map('admins', areas.admins, narrowed(areas.admins, {})),
    '/admin/detail/{id}': detail('admin', areas.admins),
    '/admin/generate-csv': csv(areas.admins),
    '/auth/profile/{id}': detail('admin', areas.admins),
    '/user/list': map('users', areas.visitors, (input, q) => find.visitorsOf(areas.visitors, input, q)),
    '/user/detail/{id}': detail('user', areas.visitors),
    '/user/generate-csv': csv(areas.visitors),
    '/wishlist/list/event-wishlist': map('hearts', areas.wishes, narrowed(areas.wishes, {})),
    '/wishlist/event-wishlist/generate-csv': csv(areas.wishes),
    '/booking/list': map('bookings', areas.bookings, narrowed(areas.bookings, places)),
    '/booking/detail': detail('booking', areas.bookings),
    '/booking/ticket-list': map('tickets', areas.tickets, narrowed(areas.tickets, places)),
    '/booking/ticket-detail': detail('ticket', areas.tickets),
    '/booking/list/user-events': map('events', areas.events, (input) => find.bookedBy(input.userId).events),
    '/booking/ticket-generate-csv': csv(areas.tickets),
    '/booking/racer/event-ticket-generate-csv': csv(areas.tickets, (n) => view.ticket(n).type === 'racer'),
    '/booking/spectator/event-ticket-generate-csv': csv(areas.tickets, (n) => view.ticket(n).type === 'spectator'),
    '/booking/transaction-generate-csv': ({ input }) => {
      const rows = areas.transactions.rows(find.narrowed(areas.transactions, input, places));
      const columns = Object.keys(areas.transactions.row(1) ?? {});
      return file(csvText([columns, ...rows.map((row) => columns.map((column) => String(row[column])))], ',', '\n'));
    },
    '/buyback/list': map('buybacks', areas.buybacks, narrowed(areas.buybacks, {})),
    '/buyback/booking-detail': detail('buyback', areas.buybacks),
    '/event/list': map('events', areas.events, narrowed(areas.events, { track: 'trackId' })),
    '/event/detail/{id}': detail('event', areas.events),
    '/event/generateEventCSV': csv(areas.events),
    '/event/web/latest-detail': ({ input }) => {
      const wanted = season.events.find((event) => idOf('events', event.n) === input.eventId) ?? season.events[1];
      return ok({
        next: wanted && {
          event_id: idOf('events', wanted.n),
          title: wanted.name,
          starts_at: unix(wanted.start),
          from_price: { cents: 1000, currency: view.currencyOf(wanted.n).toLowerCase() },
          button: { label: 'Get tickets', url: `https://paddock.example/${wanted.code.toLowerCase()}` },
          sponsors: ['Vireo Oil', 'Halden Tires'],
        },
      });
    },
    '/event/web/schedule-detail': ({ input }) => {
      const days: Record<string, unknown[]> = {};
      for (const n of find.narrowed(areas.schedule, input, { event: 'eventId' })) {
        const item = season.schedule.find((each) => each.n === n);
        if (!item) continue;
        const day = dayIn(item.start, view.trackOf(item.event).timezone);
        days[day] = [...(days[day] ?? []), areas.schedule.row(n)];
      }
      return ok({ days });
    },
    '/event/web/class-detail': array('classes', areas.classes, { event: 'eventId' }),
    '/event/web/buyback-detail': array('buybacks', areas.offers, { event: 'eventId' }),
    '/inspector/list': array('inspectors', areas.inspectors, { track: 'trackId' }),
    '/inspector/detail/{id}': detail('inspector', areas.inspectors),
    '/inspector/generate-csv': csv(areas.inspectors),
    '/track/list': map('tracks', areas.tracks, narrowed(areas.tracks, {})),
    '/track/detail/{id}': detail('track', areas.tracks),
    '/track/admin/list': array('contacts', areas.contacts, { track: 'trackId' }),
    '/track/admin/detail/{id}': detail('contact', areas.contacts),
    '/track/generate-csv': csv(areas.tracks),
    '/track/admin/generate-csv': csv(areas.contacts),
    '/track/waiverForm-template': ofTrack('waiver', areas.waivers),
    '/docu-sign/web-w9-details': ofTrack('w9', areas.w9s),
    '/location/country-code': () =>
      ok({ countries: { US: { name: 'United States', dial: 1 }, CA: { name: 'Canada', dial: 1 } } }),
    '/location/state': () =>
      ok({ states: { MO: 'Missouri', VA: 'Virginia', NC: 'North Carolina', TN: 'Tennessee', BC: 'British Columbia' } }),
    '/dashboard': ({ input }) => ok({ stats: stats(view, input) }),
    '/user-inspection/detail/user/driver-info': racerFile,
    '/user-inspection/detail/user/vehicle-info': racerFile,
    '/user-inspection/detail/user/terms-condition': part('waiver', areas.terms),
    '/user-inspection/detail/user/tech-inspection-team': part('slot', areas.team),
    '/user-inspection/detail/user-tech-inspection-info': part('inspection', areas.info),
    '/user-inspection/detail/user/tech-card': part('card', areas.techCard),
    '/user-inspection/detail/user/tech-inspection-media': ({ input }) => {
      const number = find.fileOf(areas.terms, input);
      const pictures = season.racers.find((each) => each.event * 1000 + each.visitor === number)?.pictures ?? [];
      const photos = Object.fromEntries(
        pictures.map(({ category, caption, takenAt }, index) => [
          `-P${number}${index}`,
          { url: `${base}/files/inspections/${category}.png`, of: category, caption, taken_at: unix(takenAt) },
        ]),
      );
      // The database has no empty maps.
      return ok({ photos: pictures.length > 0 ? photos : null });
    },
  };
};
