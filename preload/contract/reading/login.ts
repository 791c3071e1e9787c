/** Finds tokens and abilities in a log-in answer of any shape, and reports the abilities that are unknown. */
import { field, isRecord, type Values } from '../json/record';
import { readAbilities } from './ability-list';
import { firstAtPaths as at } from './envelope';
import { readRecord } from './read-record';
import type { ServerProfile } from './server-profile';
import { foldName } from './values/name';

const accessNames = [
  'accesstoken',
  'access',
  'token',
  'jwt',
  'jwttoken',
  'authtoken',
  'bearertoken',
  'plaintexttoken',
  'apitoken',
  'bearer',
  'sessiontoken',
  'idtoken',
  'key',
];
const refreshNames = ['refreshtoken', 'refresh', 'refreshjwt'];
/** Objects of a log-in that may hold tokens. */
const holders = [
  'tokens',
  'token',
  'auth',
  'authorization',
  'authorisation',
  'credentials',
  'session',
  'access',
  'accesstoken',
  'refresh',
  'refreshtoken',
  'jwt',
  'data',
  'user',
  'result',
  'meta',
  'authentication',
];
const abilityNames = [
  'ability',
  'abilities',
  'permissions',
  'rules',
  'grants',
  'rights',
  'privileges',
  'capabilities',
  'acl',
  'permission',
  'userpermissions',
  'allpermissions',
  'grantedauthorities',
  'authorities',
  'scopes',
];
/** `AbilityList` and `permission_set` are named for what they contain. */
const contentName = (folded: string): string => folded.replace(/(list|set|data|collection|array)$/, '');
const abilityHolders = ['user', 'role', 'data', 'admin', 'profile', 'account', 'userrole', 'result', 'authorization'];

const maxText = 65_536;

const bare = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > maxText) return undefined;
  const token = value.replace(/^Bearer\s+/i, '');
  return token === '' ? undefined : token;
};

/** The objects to search: the record, then its objects with these names, two levels deep. */
const within = (record: unknown, names: readonly string[], depth = 2): readonly Values[] => {
  if (!isRecord(record)) return [];
  const inner =
    depth === 0
      ? []
      : Object.keys(record)
          .slice(0, 200)
          .filter((key) => names.includes(foldName(key)));
  return [record, ...inner.flatMap((key) => within(record[key], names, depth - 1))];
};

const firstOf = <T>(
  records: readonly Values[],
  names: readonly string[],
  read: (value: unknown) => T | undefined,
  nameOf = (folded: string): string => folded,
): T | undefined => {
  for (const name of names)
    for (const record of records) {
      const key = Object.keys(record)
        .slice(0, 200)
        .find((one) => nameOf(foldName(one)) === name);
      const found = key === undefined ? undefined : read(record[key]);
      if (found !== undefined) return found;
    }
  return undefined;
};

/** Tokens in a holder named after one of them: `{ access: { token: '...' } }`. */
const inHolder = (record: Values, names: readonly string[]): string | undefined =>
  firstOf([record], names, (value) => bare(field(value, 'token')) ?? bare(field(value, 'value')));

/** The tokens of a record under any of the usual names; only a text can be a token. */
export const findTokens = (record: unknown): { readonly access?: string; readonly refresh?: string } => {
  const containers = within(record, holders);
  const other = containers.filter(
    (container) => container !== field(record, 'refresh') && container !== field(record, 'refreshToken'),
  );
  const deep = (names: readonly string[]): string | undefined =>
    containers.map((container) => inHolder(container, names)).find((one) => one !== undefined);
  const access = firstOf(other, accessNames, bare) ?? deep(accessNames);
  const refresh = firstOf(containers, refreshNames, bare) ?? deep(refreshNames);
  return { ...(access === undefined ? {} : { access }), ...(refresh === undefined ? {} : { refresh }) };
};

/** The only list of rights in an object of the answer that has another name, such as `me`: an answer to signing in is about one person. */
const onlyAbilities = (sent: Values, profile: ServerProfile): ReturnType<typeof readAbilities> => {
  const inner = Object.values(sent).slice(0, 200).filter(isRecord);
  const found = inner.flatMap(
    (one) => firstOf([one], abilityNames, (value) => readAbilities(value, profile), contentName) ?? [],
  );
  return found.length === 1 ? found[0] : undefined;
};

/** Flags of a user with all rights, such as Django's `is_superuser`. */
const everythingNames = ['issuperuser', 'superuser', 'issuperadmin'];

/** Of all claims, only permissions count: `{ type: 'permission', value: 'bookings.read' }`. */
const readClaims = (claims: unknown, profile: ServerProfile): ReturnType<typeof readAbilities> => {
  if (!Array.isArray(claims)) return undefined;
  const values = claims.slice(0, 1_000).flatMap((claim: unknown) => {
    const type = field(claim, 'type') ?? field(claim, 'Type');
    const value = field(claim, 'value') ?? field(claim, 'Value');
    return typeof type === 'string' &&
      /^permissions?$|[/]permissions?$|^scope$/i.test(type) &&
      typeof value === 'string'
      ? [value]
      : [];
  });
  return values.length > 0 ? readAbilities(values, profile) : undefined;
};

/** Objects of a log-in that contain the user, best first. */
const personNames = ['user', 'admin', 'profile', 'person', 'account', 'userdata', 'staff', 'me'];

/** Replaces the object that contains the user with `user` under canonical names. */
const withPerson = (record: Values, profile: ServerProfile): Values => {
  const keys = Object.keys(record)
    .slice(0, 200)
    .filter((key) => isRecord(record[key]));
  const key = personNames.flatMap((name) => keys.find((one) => foldName(one) === name) ?? [])[0];
  const person = key === undefined ? undefined : record[key];
  if (key === undefined || !isRecord(person)) return record;
  const { [key]: _, ...rest } = record;
  return { ...rest, user: readRecord('profile', person, profile) };
};

/**
 * A log-in or role answer with its tokens, abilities and user under their canonical names. `sent` is the record as
 * sent, so its abilities still contain the unknown names.
 */
export const readLogin = (sent: Values, read: Values, body: unknown, profile: ServerProfile): Values => {
  const record = withPerson(read, profile);
  const paths = profile.login;
  // The record may be the user alone, and the tokens and rights beside it.
  const tokens = { ...findTokens(body), ...findTokens(sent) };
  const access = bare(at(body, [paths?.accessToken])) ?? tokens.access;
  const refresh = bare(at(body, [paths?.refreshToken])) ?? tokens.refresh;
  const person = at(body, [paths?.person]);
  const containers = [...within(sent, abilityHolders), ...within(body, abilityHolders)];
  const configuredAbilities = at(body, [paths?.ability]);
  const abilities =
    configuredAbilities === undefined
      ? (firstOf(containers, everythingNames, (value) =>
          value === true ? readAbilities(['*'], profile) : undefined,
        ) ??
        firstOf(containers, abilityNames, (value) => readAbilities(value, profile), contentName) ??
        firstOf(containers, ['claims'], (value) => readClaims(value, profile)) ??
        onlyAbilities(sent, profile))
      : readAbilities(configuredAbilities, profile);
  return {
    ...(isRecord(person) ? readRecord('profile', person, profile) : {}),
    ...record,
    ...(access === undefined || Object.hasOwn(record, 'accessToken') ? {} : { accessToken: access }),
    ...(refresh === undefined || Object.hasOwn(record, 'refreshToken') ? {} : { refreshToken: refresh }),
    ...(abilities ? { ability: abilities.pairs } : {}),
    ...(abilities && abilities.unknown.length > 0 ? { unknownSubjects: abilities.unknown } : {}),
    ...(abilities && abilities.unknownActions.length > 0 ? { unknownActions: abilities.unknownActions } : {}),
  };
};
