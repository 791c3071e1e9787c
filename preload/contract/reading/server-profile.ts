/**
 * Describes one server in addition to the built-in rules: the paths in its answers, the names of its fields,
 * and the format of requests. The built-in rules apply to everything it omits.
 */
import { z } from 'zod';
import { fail, ok, type Result } from '../failure';
import { parseWith } from '../json/parse-with';
import { actions, subjects } from '../permissions';
import { allowedHost } from '../server/host-name';
import { resolveZone } from '../time/zone';
import { entityNames } from './entity-fields';

const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A dotted path into an answer, `data.booking.order_no`; a number is an index into a list. */
const Path = z
  .string()
  .min(1)
  .max(256)
  .regex(/^[^.\s]+(\.[^.\s]+)*$/, 'must be names joined by dots')
  .refine((path) => path.split('.').every((name) => !reserved.has(name)), 'must not name a prototype');
const Paths = z.array(Path).min(1).max(20);
/** The name of a field as it is sent, dots for nesting. */
const SentName = Path;
const FieldName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/)
  .refine((name) => !reserved.has(name));
/** A canonical field, also of nested records: `tickets.status`. */
const NestedName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z][\w-]{0,63}(\.[A-Za-z][\w-]{0,63}){0,2}$/)
  .refine((name) => name.split('.').every((part) => !reserved.has(part)));
const Zone = z
  .string()
  .max(64)
  .refine((zone) => resolveZone(zone) !== undefined, 'must be an IANA time zone, like America/Chicago');
const Host = z
  .string()
  .max(260)
  .refine((host) => allowedHost(host) !== undefined, 'must be a host name, like files.example.com')
  .transform((host) => allowedHost(host) ?? host);
const Word = z.string().max(200);

const words = z.record(Word, Word);

const EntityProfile = z.strictObject({
  /** Paths to the id of a record of this entity. */
  id: Path.exactOptional(),
  /** Canonical field to the paths where the server may keep it; the first existing one counts. */
  fields: z.record(NestedName, Paths).exactOptional(),
  /** Canonical field to the server's words for its values: `{ bookingStatus: { ok: 'confirmed' } }`. */
  words: z.record(NestedName, words).exactOptional(),
  /** Money fields of this entity whose unit differs from the server's. */
  money: z.record(NestedName, z.enum(['major', 'minor'])).exactOptional(),
  /** Canonical field to the name under which it is sent, if the rules of `send` give another one. */
  send: z.record(FieldName, SentName).exactOptional(),
});

const CallProfile = z.strictObject({
  /** Where this call's content, rows and total are, from the root of the answer. */
  content: Path.exactOptional(),
  rows: Path.exactOptional(),
  total: Path.exactOptional(),
  /** The path of the call if it differs from the specification's: `/v2/booking/list`. */
  path: z
    .string()
    .max(256)
    .regex(/^(\/[A-Za-z0-9._~{}-]+)+$/)
    .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'))
    .exactOptional(),
});

export const ServerProfile = z.strictObject({
  version: z.literal(1),
  /** The server's name for people. */
  name: z.string().max(100).exactOptional(),
  /** Paths to the content of every answer, from the root. The built-in envelopes follow after these. */
  envelope: z
    .strictObject({
      content: Paths.exactOptional(),
      rows: Paths.exactOptional(),
      total: Paths.exactOptional(),
    })
    .exactOptional(),
  /** Paths to messages for people, from the root, in failures and in successes. */
  messages: Paths.exactOptional(),
  entities: z.partialRecord(z.enum(entityNames), EntityProfile).exactOptional(),
  calls: z.record(z.string().regex(/^[\w]+\.[\w]+$/), CallProfile).exactOptional(),
  /** The unit of whole numbers in money fields: 32195 is $32,195.00 (`major`) or $321.95 (`minor`). */
  money: z.enum(['major', 'minor']).exactOptional(),
  /** The zone of times that the server sends without one. */
  zone: Zone.exactOptional(),
  login: z
    .strictObject({
      accessToken: Path.exactOptional(),
      refreshToken: Path.exactOptional(),
      ability: Path.exactOptional(),
      person: Path.exactOptional(),
    })
    .exactOptional(),
  /** The server's words for subjects and actions of its ability list. */
  abilities: z
    .strictObject({
      subjects: z.record(Word, z.enum(subjects)).exactOptional(),
      actions: z.record(Word, z.enum(actions)).exactOptional(),
    })
    .exactOptional(),
  /** The format of requests. */
  send: z
    .strictObject({
      /** The letter case of field names in bodies. */
      case: z.enum(['camel', 'snake']).exactOptional(),
      /** Pages by number, or by the number of rows to skip (`offset`). */
      paging: z.enum(['page', 'offset']).exactOptional(),
      /** The names of the inputs of every list call; null omits one. */
      names: z
        .partialRecord(
          z.enum(['q', 'page', 'perPage', 'offset', 'sort', 'sortColumn', 'filters']),
          z.union([SentName, z.null()]),
        )
        .exactOptional(),
      /** One text with a sign, `-created_at`, in place of order and column. */
      sort: z.enum(['pair', 'signed']).exactOptional(),
      /** Filters as one object, or each as a field of its own. */
      filters: z.enum(['object', 'flat']).exactOptional(),
      /** The format of amounts: whole minor units or decimal text. */
      money: z.enum(['decimal', 'number', 'minor']).exactOptional(),
      /** Creates and updates: the fields in `data`, or as the body itself. */
      body: z.enum(['data', 'flat']).exactOptional(),
    })
    .exactOptional(),
  media: z.strictObject({ hosts: z.array(Host).max(50) }).exactOptional(),
  upload: z
    .strictObject({
      /** The name of the file's part in the multipart body. */
      field: z
        .string()
        .regex(/^[\w[\].-]{1,64}$/)
        .exactOptional(),
      /** Path to the uploaded file's address in the answer. */
      result: Path.exactOptional(),
    })
    .exactOptional(),
});
export type ServerProfile = z.output<typeof ServerProfile>;
export type EntityProfile = z.output<typeof EntityProfile>;

/** An unknown server: only the built-in rules apply. */
export const emptyProfile: ServerProfile = { version: 1 };

/**
 * Reads a profile. On `bad-profile`, the failure's `fields` map each dotted path to a reason.
 */
export const readServerProfile = (input: unknown): Result<ServerProfile> => {
  const parsed = parseWith(ServerProfile, input);
  if (parsed.success) return ok(parsed.data);
  const fields = parsed.issues
    .slice(0, 20)
    .map(({ path, message }) => [path.map(String).join('.') || 'profile', message] as const);
  return fail('invalid', 'bad-profile', { fields: Object.fromEntries(fields) });
};
