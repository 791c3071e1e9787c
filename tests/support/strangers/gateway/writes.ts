/** The gateway's calls that change something. A property that it doesn't know is refused by name. */
import type { Area } from '../area.ts';
import { adminAliases, createAdmin, createTrack, mistakesIn, named, removeFrom, trackAliases } from '../changes.ts';
import { asJson, json, type UploadedFile } from '../host.ts';
import { createLookup, textOf } from '../lookup.ts';
import type { Route } from '../router.ts';
import type { View } from '../truth/view.ts';
import type { GatewayAreas } from './areas.ts';
import { idOf } from './format.ts';
import { error, nothing, refuse } from './reply.ts';

const userAliases = { ...adminAliases, telephonenumber: 'phone', function: 'jobTitle', region: 'state' };
const venueAliases = { ...trackAliases, venuename: 'name', telephonenumber: 'phone', maximumattendance: 'capacity' };

export const writesOf = (
  view: View,
  areas: GatewayAreas,
  documents: Map<string, UploadedFile>,
): Readonly<Record<string, Route>> => {
  const { season } = view;
  const find = createLookup(view, idOf);
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
  const removeTrack = remove(areas.tracks, season.tracks);
  return {
    '/auth/change-password': ({ input }) =>
      input.newPassword === input.confirmPassword
        ? refuse('Password cannot be changed in this client', 'newPassword')
        : refuse('The passwords differ', 'confirmPassword'),
    '/auth/profile-update/{id}': update(areas.admins, userAliases),
    '/admin/create': ({ input }) => {
      const { known, unknown } = named(asJson(input.data), userAliases);
      if (unknown[0] !== undefined) return refuse(`Property '${unknown[0]}' is invalid`, unknown[0]);
      const [mistake] = Object.entries(mistakesIn({ email: '', firstName: '', ...known }));
      if (mistake) return refuse(mistake[1], mistake[0]);
      return json(201, { d: areas.admins.row(createAdmin(season, known).n) });
    },
    '/admin/update/{id}': update(areas.admins, userAliases),
    '/admin/delete': remove(areas.admins, season.admins),
    '/support/send-push-message': ({ input }) =>
      textOf(input.title) === ''
        ? refuse('Title is mandatory', 'title')
        : json(201, { d: { MessageId: '0000880001', StatusText: 'Queued' } }),
    '/track/sub-admin/assign': ({ input }) => {
      const admin = season.admins.find((each) => each.n === find.numberOf(areas.admins, input.subAdminId));
      if (!admin) return error(404, 'ZEVT/404', 'User does not exist');
      const numbers = (Array.isArray(input.trackIds) ? input.trackIds : []).flatMap(
        (id) => find.numberOf(areas.tracks, id) ?? [],
      );
      Object.assign(admin, { tracks: numbers });
      return nothing;
    },
    '/track/create': ({ input }) => {
      const { known } = named(asJson(input.data), venueAliases);
      const [mistake] = Object.entries(mistakesIn({ name: '', ...known }));
      return mistake
        ? refuse(mistake[1], mistake[0])
        : json(201, { d: areas.tracks.row(createTrack(season, known).n) });
    },
    '/track/update/{id}': update(areas.tracks, venueAliases),
    '/track/delete': (asked, id) =>
      season.events.some((event) => event.track === find.numberOf(areas.tracks, asked.input.id))
        ? error(409, 'ZEVT/409', 'The venue is used in events and cannot be deleted')
        : removeTrack(asked, id),
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
  };
};
