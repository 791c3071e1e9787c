/** A server in Node over MongoDB: bodies without `attributes`, `_id`, people, events and tracks as nested documents. */
import type { EntityName } from '@contract/entities/entity-name';
import type { Dialect, Values } from './dialect';
import { plural } from './naming';

const head = '65a1f0c2d3e4';
const objectId = (id: number): string => `${head}${id.toString(16).padStart(12, '0')}`;

/** Flat fields that this server keeps in a nested document. */
const nested: Readonly<Record<string, string>> = {
  bookingId: 'booking._id',
  bookingNumber: 'booking.bookingNumber',
  userId: 'user._id',
  userName: 'user.name',
  userEmail: 'user.email',
  userPhone: 'user.phone',
  userType: 'user.userType',
  eventId: 'event._id',
  eventName: 'event.name',
  eventDate: 'event.startDate',
  eventStartDate: 'event.startDate',
  eventStatus: 'event.status',
  trackId: 'track._id',
  trackName: 'track.name',
  teamId: 'team._id',
  teamName: 'team.name',
  roleId: 'role._id',
  roleName: 'role.name',
};
/** Documents that are the target of such a field themselves. */
const own: Readonly<Partial<Record<EntityName, readonly string[]>>> = {
  booking: ['bookingNumber'],
  inspectionTeam: ['teamId', 'teamName'],
  profile: ['userType'],
  visitor: ['userType'],
};
/** Names of people that the demo sends as one text and this server as two. */
const people: ReadonlySet<EntityName> = new Set(['booking', 'buyback', 'wish', 'transaction']);

const named = (record: Values): Values => {
  const { userName, ...rest } = record;
  if (typeof userName !== 'string') return { ...rest, userName };
  const at = userName.indexOf(' ');
  return {
    ...rest,
    'user.firstName': at < 0 ? userName : userName.slice(0, at),
    'user.lastName': at < 0 ? '' : userName.slice(at + 1),
  };
};

export const mongo: Dialect = {
  description:
    '_id, nested user, event and track, $date and $numberDecimal, no attributes; ignores what narrows a list',
  name: (field, entity) => {
    if (field === 'id') return '_id';
    if (entity === undefined || own[entity]?.includes(field)) return field;
    return nested[field] ?? field;
  },
  shape: (record, entity) => {
    const { role, ...rest } = record;
    // A role is a document that contains its word; the demo has the word next to the role's name.
    const shaped = 'roleName' in record && typeof role === 'string' ? { ...rest, 'role.slug': role } : record;
    return entity !== undefined && people.has(entity) ? named(shaped) : shaped;
  },
  writing: {
    id: objectId,
    money: (text) => ({ $numberDecimal: text }),
    dateTime: (text) => ({ $date: text.replace(/Z$/, '.000Z') }),
    word: (text) => text.toUpperCase(),
    file: (path, server) => (/[02468]\.png$/.test(path) ? `${server.replace('127.0.0.1', 'localhost')}${path}` : path),
  },
  envelope: {
    list: ({ rows, total, page, perPage, noun }) => ({
      body: { success: true, [noun]: rows, totalCount: total, page, limit: perPage },
    }),
    record: (record, noun) => ({ body: { success: true, [noun]: record } }),
    done: (message, record, noun) => ({ body: { success: true, message, ...(record ? { [noun]: record } : {}) } }),
    refused: ({ status, message, fields }) => ({
      status: status === 422 ? 400 : status,
      body: {
        success: false,
        error: {
          code: status,
          message,
          ...(fields ? { details: Object.entries(fields).map(([path, message]) => ({ path, message })) } : {}),
        },
      },
    }),
    signIn: ({ person, accessToken, refreshToken, ability }) => ({
      body: {
        success: true,
        tokens: {
          access: { token: accessToken, expires: '2031-01-01T00:00:00.000Z' },
          refresh: { token: refreshToken },
        },
        user: {
          ...person,
          permissions: ability.map(({ action, subject }) => ({
            action,
            subject: subject === 'all' ? subject : plural(subject),
          })),
        },
      },
    }),
  },
  requests: {
    names: { perPage: 'limit', q: 'keyword' },
    ignores: ['narrowing'],
    id: (id) => (id.startsWith(head) ? String(Number.parseInt(id.slice(head.length), 16)) : undefined),
  },
};
