/** A server that one developer grew: see the README of this folder. */
import { randomUUID } from 'node:crypto';
import { adminAliases, createAdmin, createTrack, mistakesIn, named, removeFrom, trackAliases } from '../changes.ts';
import { type Answer, asJson, json, type UploadedFile } from '../host.ts';
import { createLookup, textOf } from '../lookup.ts';
import { fileReply } from '../pictures.ts';
import { createRouter, type Route } from '../router.ts';
import { createSessions, mayChange } from '../session.ts';
import type { Stranger } from '../stranger.ts';
import { roleNames } from '../truth/columns-people.ts';
import { fullName } from '../truth/sales.ts';
import type { Admin } from '../truth/types.ts';
import { createView, type View } from '../truth/view.ts';
import { areasOf, type GarageAreas } from './areas.ts';
import { idOf, numbering } from './format.ts';
import { meaning } from './meaning.ts';
import { readsOf } from './reads.ts';
import { failed, invalid, noRoute, ok } from './reply.ts';

const abilitiesOf = (admin: Admin) =>
  mayChange(admin)
    ? [{ action: 'manage', subject: 'all' }]
    : ['Event', 'Booking', 'Ticket', 'Visitor'].map((subject) => ({ action: 'read', subject }));

const me = (admin: Admin) => ({
  id: idOf('admins', admin.n),
  name: fullName(admin),
  email: admin.email,
  role: roleNames[admin.role],
  abilities: abilitiesOf(admin),
});

const trackNames = { ...trackAliases, maxpeople: 'capacity' };
const adminNames = { ...adminAliases, title: 'jobTitle' };

const writesOf = (
  view: View,
  areas: GarageAreas,
  files: Map<string, UploadedFile>,
  base: string,
): Readonly<Record<string, Route>> => {
  const { season } = view;
  const find = createLookup(view, idOf);
  const update =
    (kind: 'admins' | 'tracks', names: Readonly<Record<string, string>>): Route =>
    ({ input }, id) => {
      const { known } = named(asJson(input.data), names);
      const mistakes = mistakesIn(known);
      if (Object.keys(mistakes).length > 0) return invalid(mistakes);
      const records: readonly { readonly n: number }[] = season[kind];
      const record = records.find((each) => each.n === find.numberOf(areas[kind], id));
      if (!record) return failed(404, 'not_found', 'Nothing has this id.');
      Object.assign(record, known);
      return ok();
    };
  const create =
    (kind: 'admins' | 'tracks', names: Readonly<Record<string, string>>, required: string): Route =>
    ({ input }) => {
      const { known } = named(asJson(input.data), names);
      if (textOf(known[required]) === '') return invalid({ [required]: `${required} is missing` });
      const mistakes = mistakesIn(known);
      if (Object.keys(mistakes).length > 0) return invalid(mistakes);
      const { n } = kind === 'admins' ? createAdmin(season, known) : createTrack(season, known);
      return ok({ id: idOf(kind, n) });
    };
  return {
    '/admin/create': create('admins', adminNames, 'email'),
    '/admin/update/{id}': update('admins', adminNames),
    '/admin/delete': ({ input }) =>
      removeFrom(season.admins, find.numberOf(areas.admins, input.id) ?? -1)
        ? ok()
        : failed(404, 'not_found', 'Nothing has this id.'),
    '/auth/profile-update/{id}': update('admins', adminNames),
    '/auth/change-password': () => invalid({ current_password: 'That is not your current password.' }),
    '/track/create': create('tracks', trackNames, 'name'),
    '/track/update/{id}': update('tracks', trackNames),
    '/track/delete': ({ input }) => {
      const n = find.numberOf(areas.tracks, input.id);
      if (n === undefined) return failed(404, 'not_found', 'Nothing has this id.');
      if (season.events.some((event) => event.track === n)) return failed(409, 'in_use', 'This track has events.');
      removeFrom(season.tracks, n);
      return ok();
    },
    '/track/sub-admin/assign': ({ input }) => {
      const admin = season.admins.find((each) => each.n === find.numberOf(areas.admins, input.subAdminId));
      if (!admin) return failed(404, 'not_found', 'Nothing has this id.');
      const ids = Array.isArray(input.trackIds) ? input.trackIds : [];
      Object.assign(admin, { tracks: ids.flatMap((id) => find.numberOf(areas.tracks, id) ?? []) });
      return ok();
    },
    '/support/send-push-message': ({ input }) =>
      textOf(input.title) === '' ? invalid({ title: 'title is missing' }) : ok({ queued: true }),
    '/media/upload': ({ file }) => {
      if (!file) return failed(400, 'no_file', 'Send a file as multipart.');
      const path = `/files/uploads/${randomUUID()}`;
      files.set(path, file);
      return ok({ upload: { url: `${base}${path}`, name: file.name, mime: file.type, bytes: file.bytes.length } });
    },
  };
};

export const garage: Stranger = {
  name: 'garage',
  about:
    'home-grown: ok and a name, maps by key, tables beside lists, cents, seconds since 1970, cursors, removed users stay',
  numbering,
  idOf,
  lacks: {
    '/role-master/zapp-list': '404 with a line of text',
    '/user/search-users': '404 with a line of text',
    '/booking/list/user-tracks': '404 with a line of text',
    '/event/web/category-detail': '404 with a line of text',
  },
  create: (season, base) => {
    const view = createView(season, numbering);
    const areas = areasOf(view, base);
    const sessions = createSessions(season);
    const files = new Map<string, UploadedFile>();
    const exported = new Map<string, string>();
    const open: Readonly<Record<string, Route>> = {
      '/auth/logIn': ({ input }) => {
        const found = sessions.signIn(input.email, input.password);
        if (!found) return failed(422, 'bad_login', 'Email or password is wrong.');
        const expires = Math.floor(Date.now() / 1000) + 86_400;
        return ok({
          session: { access_token: found.token, refresh_token: `rt_${found.token}`, expires_at: expires },
          me: me(found.admin),
        });
      },
      '/auth/send-link': () => ok(),
      '/forgotPassword': () => ok(),
      '/auth/reset-password': () => invalid({ token: 'This link no longer works.' }),
      '/resetPassword': () => invalid({ secret: 'This code no longer works.' }),
    };
    const [openRoute, readRoute, writeRoute] = [
      createRouter(open),
      createRouter(readsOf(view, areas, exported, base)),
      createRouter(writesOf(view, areas, files, base)),
    ];
    const answer: Answer = (asked) => {
      if (asked.method === 'GET' && asked.path.startsWith('/exports/')) {
        const text = exported.get(asked.path);
        return text === undefined ? noRoute : { status: 200, type: 'text/csv', body: text };
      }
      if (asked.method === 'GET' && asked.path.startsWith('/files/')) {
        const file = files.get(asked.path);
        return file ? { status: 200, type: file.type, body: file.bytes } : fileReply(asked.path);
      }
      const first = openRoute(asked);
      if (first) return first;
      const admin = sessions.adminOf(asked.token);
      if (!admin) return json(401, { ok: false, error: 'unauthenticated', message: 'Sign in first.' });
      if (asked.path === '/auth/user-role') return ok({ role: roleNames[admin.role], abilities: abilitiesOf(admin) });
      const read = readRoute(asked);
      if (read) return read;
      if (!mayChange(admin) && !asked.path.startsWith('/auth/'))
        return failed(403, 'forbidden', 'You may only look at things.');
      return writeRoute(asked) ?? noRoute;
    };
    return { view, areas, answer };
  },
  meaning,
};
