/** A business suite's OData gateway: see the README of this folder. */
import type { Area } from '../area.ts';
import { adminAliases, createAdmin, createTrack, mistakesIn, named, removeFrom, trackAliases } from '../changes.ts';
import { type Answer, asJson, type Asked, json, type Reply } from '../host.ts';
import { createLookup, textOf } from '../lookup.ts';
import { fileReply } from '../pictures.ts';
import { createRouter, type Route } from '../router.ts';
import { createSessions, mayChange } from '../session.ts';
import type { Served, Stranger } from '../stranger.ts';
import { dashboardOf, usualPeriod } from '../truth/figures.ts';
import { roleNames } from '../truth/columns-people.ts';
import { fullName } from '../truth/sales.ts';
import type { Season } from '../truth/season-types.ts';
import type { Admin } from '../truth/types.ts';
import { createView, type View } from '../truth/view.ts';
import { overview } from './dashboard.ts';
import { date, idOf, numbering, results } from './format.ts';
import { meaning } from './meaning.ts';
import { parts } from './parts.ts';
import { people } from './people.ts';
import { error, fileOf, many, nothing, one, pageOf, rowsOf } from './reply.ts';
import { sales } from './sales.ts';
import { tabs } from './tabs.ts';
import { postings } from './transactions.ts';
import { venues } from './venues.ts';
import { coded } from './words.ts';

const lacks = {
  '/booking/list/user-tracks': '501, operation not implemented',
  '/wishlist/event-wishlist/generate-csv': '501, operation not implemented',
  '/event/web/latest-detail': '404, resource not found',
};

const rightsOf = (admin: Admin) =>
  results(
    mayChange(admin)
      ? [{ Action: 'manage', Subject: 'all' }]
      : ['Event', 'Booking', 'Ticket', 'Visitor'].map((subject) => ({ Action: 'read', Subject: subject })),
  );

const refuse = (text: string, field: string): Reply => error(400, 'ZEVT/100', text, field);

const createRoutes = (view: View, base: string) => {
  const { season } = view;
  const areas = {
    ...people(view, base),
    ...venues(view, base),
    ...sales(view, base),
    ...tabs(view, base),
    ...parts(view),
    ...postings(view),
  };
  const find = createLookup(view, idOf);
  const sessions = createSessions(season);
  const documents = new Map<string, { readonly type: string; readonly bytes: Buffer }>();

  const list =
    (area: Area, names: Parameters<typeof find.narrowed>[2], only?: (asked: Asked) => number[]): Route =>
    (asked) => {
      const [refused] = Object.keys(asJson(asked.input.filters));
      if (refused !== undefined)
        return refuse(`Property 'filters' is not supported. Use system query option $filter for ${refused}.`, 'filters');
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
      return fileOf(`${type}_tickets`, rowsOf(areas.tickets, numbers.filter((n) => view.ticket(n).type === type)));
    };
  const update =
    (area: Area, aliases: Readonly<Record<string, string>>): Route =>
    ({ input }, id) => {
      const { known, unknown } = named(asJson(input.data), aliases);
      const [first] = unknown;
      if (first !== undefined) return refuse(`Property '${first}' is invalid or cannot be changed`, first);
      const [mistake] = Object.entries(mistakesIn(known));
      if (mistake) return refuse(mistake[1], mistake[0]);
      const n = find.numberOf(area, id);
      const records: readonly { readonly n: number }[] = area.kind === 'admins' ? season.admins : season.tracks;
      const record = records.find((each) => each.n === n);
      if (!record) return error(404, 'ZEVT/404', `No entry with key '${id}' found`);
      Object.assign(record, known);
      return nothing;
    };
  const remove =
    (area: Area, records: { readonly n: number }[]): Route =>
    ({ input }) =>
      removeFrom(records, find.numberOf(area, input.id) ?? -1)
        ? nothing
        : error(404, 'ZEVT/404', `No entry with key '${String(input.id)}' found`);
  const userAliases = { ...adminAliases, telephonenumber: 'phone', function: 'jobTitle', region: 'state' };
  const venueAliases = { ...trackAliases, venuename: 'name', telephonenumber: 'phone', maximumattendance: 'capacity' };
  const user = (admin: Admin) => ({
    UserId: idOf('admins', admin.n),
    FirstName: admin.firstName,
    LastName: admin.lastName,
    FullName: fullName(admin),
    EMail: admin.email,
    RoleName: roleNames[admin.role],
    AbilityList: rightsOf(admin),
  });

  const open: Readonly<Record<string, Route>> = {
    '/auth/logIn': ({ input }) => {
      const found = sessions.signIn(input.email, input.password);
      if (!found) return error(401, 'ZAUTH/002', 'Name or password is incorrect');
      return one({
        Session: { AccessToken: found.token, RefreshToken: `R-${found.token}`, TokenType: 'Bearer', ExpiresIn: 28_800 },
        User: user(found.admin),
      });
    },
    '/auth/send-link': () => nothing,
    '/auth/reset-password': () => refuse('The link has expired', 'token'),
    '/forgotPassword': () => nothing,
    '/resetPassword': () => refuse('The code is not valid', 'secret'),
  };
  const forAdmin = (asked: Asked, use: (admin: Admin) => Reply): Reply => {
    const admin = sessions.adminOf(asked.token);
    return admin ? use(admin) : error(401, 'ZAUTH/001', 'No valid logon session');
  };
  const places = { event: 'eventId', visitor: 'userId', track: 'trackId', booking: 'bookingId' };
  const closed: Readonly<Record<string, Route>> = {
    '/auth/user-role': (asked) => forAdmin(asked, (admin) => one({ RoleName: roleNames[admin.role], AbilityList: rightsOf(admin) })),
    '/auth/change-password': ({ input }) =>
      input.newPassword === input.confirmPassword
        ? refuse('Password cannot be changed in this client', 'newPassword')
        : refuse('The passwords differ', 'confirmPassword'),
    '/auth/profile/{id}': detail(areas.admins),
    '/auth/profile-update/{id}': update(areas.admins, userAliases),
    '/admin/list': list(areas.admins, {}),
    '/admin/detail/{id}': detail(areas.admins),
    '/admin/create': ({ input }) => {
      const { known, unknown } = named(asJson(input.data), userAliases);
      if (unknown[0] !== undefined) return refuse(`Property '${unknown[0]}' is invalid`, unknown[0]);
      const [mistake] = Object.entries(mistakesIn({ email: '', firstName: '', ...known }));
      if (mistake) return refuse(mistake[1], mistake[0]);
      return json(201, { d: areas.admins.row(createAdmin(season, known).n) });
    },
    '/admin/update/{id}': update(areas.admins, userAliases),
    '/admin/delete': remove(areas.admins, season.admins),
    '/admin/generate-csv': csv('users', areas.admins),
    '/role-master/zapp-list': () =>
      many(
        Object.entries(roleNames).map(([role, name]) => ({
          RoleId: `Z_${role.toUpperCase()}`,
          RoleName: name,
          ...coded('admin.status', 'active', 'RoleStatus'),
        })),
      ),
    '/support/send-push-message': ({ input }) =>
      textOf(input.title) === '' ? refuse('Title is mandatory', 'title') : json(201, { d: { MessageId: '0000880001', StatusText: 'Queued' } }),
    '/track/sub-admin/assign': ({ input }) => {
      const admin = season.admins.find((each) => each.n === find.numberOf(areas.admins, input.subAdminId));
      if (!admin) return error(404, 'ZEVT/404', 'User does not exist');
      const numbers = (Array.isArray(input.trackIds) ? input.trackIds : []).flatMap(
        (id) => find.numberOf(areas.tracks, id) ?? [],
      );
      Object.assign(admin, { tracks: numbers });
      return nothing;
    },
    '/user/list': list(areas.visitors, {}, (asked) => find.visitorsOf(areas.visitors, asked.input, textOf(asked.input.$search))),
    '/user/search-users': list(areas.visitors, {}, ({ input }) => find.visitorsOf(areas.visitors, input, textOf(input.q))),
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
      const rows = find.narrowed(areas.transactions, input, places).flatMap((n) => areas.transactions.row(n) ?? []);
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
    '/track/create': ({ input }) => {
      const { known } = named(asJson(input.data), venueAliases);
      const [mistake] = Object.entries(mistakesIn({ name: '', ...known }));
      return mistake ? refuse(mistake[1], mistake[0]) : json(201, { d: areas.tracks.row(createTrack(season, known).n) });
    },
    '/track/update/{id}': update(areas.tracks, venueAliases),
    '/track/delete': remove(areas.tracks, season.tracks),
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
    '/media/upload': ({ file }) => {
      if (!file) return refuse('No file in the request', 'file');
      const id = String(770_000 + documents.size + 1).padStart(10, '0');
      documents.set(`/documents/${id}`, file);
      return json(201, {
        d: {
          DocumentId: id,
          FileName: file.name,
          MimeType: file.type,
          FileSize: String(file.bytes.length),
          DownloadUrl: `/documents/${id}`,
        },
      });
    },
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
          CaptureDateTime: `/Date(${Date.parse(takenAt)}+0000)/`,
          MimeType: 'image/png',
          DownloadUrl: `/files/inspection-${category}.png`,
        })),
      );
    },
  };
  const fileAt = (path: string): Reply => {
    const document = documents.get(path);
    return document ? { status: 200, type: document.type, body: document.bytes } : fileReply(path);
  };
  const writes = /create|update|delete|assign|push|upload/;
  const openRoute = createRouter(open);
  const closedRoute = createRouter(closed);
  const answer: Answer = (asked) => {
    if (asked.method === 'GET' && /^\/(files|documents)\//.test(asked.path)) return fileAt(asked.path);
    const first = openRoute(asked);
    if (first) return first;
    return forAdmin(asked, (admin) => {
      if (asked.path in lacks && asked.path !== '/event/web/latest-detail')
        return error(501, 'ZEVT/501', 'Operation not implemented');
      if (writes.test(asked.path) && !asked.path.startsWith('/auth/') && !mayChange(admin))
        return error(403, 'ZAUTH/010', 'No authorization for this action');
      const segment = asked.path.split('/').at(-1) ?? '';
      return closedRoute(asked) ?? error(404, '/IWBEP/CM_MGW_RT/020', `Resource not found for the segment '${segment}'`);
    });
  };
  return { areas, answer };
};

export const gateway: Stranger = {
  name: 'gateway',
  about: "a business suite's OData gateway: d/results, codes with texts, /Date()/, amounts as texts, links to the next part",
  numbering,
  idOf,
  lacks,
  create: (season: Season, base: string): Served => {
    const view = createView(season, numbering);
    return { view, ...createRoutes(view, base) };
  },
  meaning,
};
