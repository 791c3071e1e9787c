/** The box office's calls that change something. Fields that it doesn't know are dropped without a word. */
import { randomUUID } from 'node:crypto';
import {
  type Aliases,
  adminAliases,
  createAdmin,
  createTrack,
  mistakesIn,
  named,
  removeFrom,
  trackAliases,
} from '../changes.ts';
import { asJson, json, type UploadedFile } from '../host.ts';
import { createLookup, textOf } from '../lookup.ts';
import type { Route } from '../router.ts';
import type { View } from '../truth/view.ts';
import type { BoxOfficeAreas } from './areas.ts';
import { idOf } from './format.ts';
import { detail, invalid, notFound } from './reply.ts';

const memberAliases: Aliases = { ...adminAliases, givenname: 'firstName', familyname: 'lastName' };

export const writesOf = (
  view: View,
  areas: BoxOfficeAreas,
  files: Map<string, UploadedFile>,
  base: string,
): Readonly<Record<string, Route>> => {
  const { season } = view;
  const find = createLookup(view, idOf);
  const update =
    (kind: 'admins' | 'tracks', aliases: Aliases): Route =>
    ({ input }, id) => {
      const { known } = named(asJson(input.data), aliases);
      const mistakes = mistakesIn(known);
      if (Object.keys(mistakes).length > 0) return invalid(mistakes);
      const n = find.numberOf(areas[kind], id);
      const records: readonly { readonly n: number }[] = season[kind];
      const record = records.find((each) => each.n === n);
      if (!record) return notFound;
      Object.assign(record, known);
      return json(200, areas[kind].row(record.n));
    };
  const create =
    (kind: 'admins' | 'tracks', aliases: Aliases, required: string): Route =>
    ({ input }) => {
      const { known } = named(asJson(input.data), aliases);
      if (textOf(known[required]) === '') return invalid({ [required]: 'This field is required.' });
      const mistakes = mistakesIn(known);
      if (Object.keys(mistakes).length > 0) return invalid(mistakes);
      const made = kind === 'admins' ? createAdmin(season, known) : createTrack(season, known);
      return json(201, areas[kind].row(made.n));
    };
  const remove =
    (kind: 'admins' | 'tracks'): Route =>
    ({ input }) =>
      removeFrom(season[kind], find.numberOf(areas[kind], input.id) ?? -1) ? { status: 204, body: '' } : notFound;
  return {
    '/admin/create': create('admins', memberAliases, 'email'),
    '/admin/update/{id}': update('admins', memberAliases),
    '/admin/delete': remove('admins'),
    '/auth/profile-update/{id}': update('admins', memberAliases),
    '/auth/change-password': ({ input }) =>
      input.newPassword === input.confirmPassword
        ? invalid({ currentPassword: 'Your current password is not correct.' })
        : invalid({ confirmPassword: 'The two passwords do not match.' }),
    '/track/create': create('tracks', trackAliases, 'name'),
    '/track/update/{id}': update('tracks', trackAliases),
    '/track/delete': ({ input }) => {
      const n = find.numberOf(areas.tracks, input.id);
      if (n === undefined) return notFound;
      if (season.events.some((event) => event.track === n))
        return detail(403, 'The venue has events and cannot be deleted.');
      removeFrom(season.tracks, n);
      return { status: 204, body: '' };
    },
    '/track/sub-admin/assign': ({ input }) => {
      const admin = season.admins.find((each) => each.n === find.numberOf(areas.admins, input.subAdminId));
      if (!admin) return invalid({ subAdminId: 'Invalid pk - object does not exist.' });
      const ids = Array.isArray(input.trackIds) ? input.trackIds : [];
      Object.assign(admin, { tracks: ids.flatMap((id) => find.numberOf(areas.tracks, id) ?? []) });
      return json(200, areas.admins.row(admin.n));
    },
    '/support/send-push-message': ({ input }) =>
      textOf(input.title) === ''
        ? invalid({ title: 'This field may not be blank.' })
        : json(202, { id: randomUUID(), state: 'queued' }),
    '/media/upload': ({ file }) => {
      if (!file) return invalid({ file: 'No file was submitted.' });
      const id = randomUUID();
      const path = `/media/uploads/${id}`;
      files.set(path, file);
      return json(201, {
        id: `file:${id}`,
        file: `${base}${path}`,
        name: file.name,
        content_type: file.type,
        size: file.bytes.length,
      });
    },
  };
};
