/** Reads ability lists of servers as pairs of action and subject. Entries that are not understood grant nothing. */
import { actions, type Permission, subjects } from '../ability';
import { field, isRecord } from '../json/record';
import type { ServerProfile } from './server-profile';
import { foldName } from './values/name';
import { readFlag, valueNamed } from './values/plain';

const everything: ReadonlySet<string> = new Set(['*', 'all', 'any', 'everything']);

/** Other words for actions; any other unknown word grants nothing. */
const actionWords: Readonly<Record<string, readonly Permission['action'][]>> = {
  view: ['read'],
  show: ['read'],
  list: ['read'],
  index: ['read'],
  get: ['read'],
  browse: ['read'],
  viewany: ['read'],
  see: ['read'],
  add: ['create'],
  new: ['create'],
  store: ['create'],
  insert: ['create'],
  edit: ['update'],
  change: ['update'],
  modify: ['update'],
  patch: ['update'],
  write: ['create', 'update'],
  remove: ['delete'],
  destroy: ['delete'],
  crud: ['read', 'create', 'update', 'delete'],
};

/** Other words for subjects. */
const wordsOfSubjects: Readonly<Record<string, string>> = {
  Visitor: 'user customer racer',
  Booking: 'order reservation',
  Track: 'venue circuit',
  Admin: 'staff subadmin administrator',
  TrackContact: 'contact trackadmin',
  Inspector: 'official',
  Inspection: 'techinspection techcard',
  Transaction: 'payment',
  Wishlist: 'favorite favourite wish',
  Push: 'notification pushmessage pushnotification message',
  Media: 'upload file',
  W9: 'w9form',
  Role: 'rolemaster',
  Auth: 'authentication',
};
const subjectWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(wordsOfSubjects).flatMap(([subject, words]) => words.split(' ').map((word) => [word, subject])),
);

const singular = (name: string): string =>
  name.endsWith('ies')
    ? `${name.slice(0, -3)}y`
    : name.endsWith('s') && !name.endsWith('ss')
      ? name.slice(0, -1)
      : name;

const ownValue = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

const subjectOf = (input: string, profile: ServerProfile): string | undefined => {
  const fromProfile = ownValue(profile.abilities?.subjects, input);
  if (fromProfile !== undefined) return fromProfile;
  if (everything.has(input.trim().toLowerCase())) return 'all';
  const name = foldName(input);
  const known = subjects.find((subject) => foldName(subject) === name || foldName(subject) === singular(name));
  return known ?? ownValue(subjectWords, name) ?? ownValue(subjectWords, singular(name));
};

const actionsOf = (input: string, profile: ServerProfile): readonly string[] => {
  const fromProfile = ownValue(profile.abilities?.actions, input);
  if (fromProfile !== undefined) return [fromProfile];
  if (everything.has(input.trim().toLowerCase())) return ['manage'];
  const name = foldName(input);
  const known = actions.find((action) => action === name);
  return known ? [known] : (ownValue(actionWords, name) ?? []);
};

/** Fields that withdraw a rule's right if they are false. */
const consents = ['allowed', 'granted', 'enabled', 'value'];
const effects: ReadonlySet<string> = new Set([...consents, 'effect', 'inverted']);

/** Whether a rule withdraws a right. A rule for some records only still grants it: the server knows which records. */
const takesAway = (of: unknown): boolean => {
  const effect = valueNamed(of, ['effect']);
  return (
    readFlag(valueNamed(of, ['inverted'])) === true ||
    consents.some((name) => readFlag(valueNamed(of, [name])) === false) ||
    (typeof effect === 'string' && foldName(effect) !== 'allow')
  );
};

interface Raw {
  readonly takes?: boolean;
  readonly actions: readonly string[];
  readonly subjects: readonly string[];
}

const texts = (value: unknown): readonly string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one) => {
    const text = typeof one === 'string' ? one : valueNamed(one, ['name', 'slug', 'code', 'key']);
    return typeof text === 'string' && text !== '' && text.length <= 64 ? [text] : [];
  });
};

/** `read:Booking`, `booking.read`, `bookings-view`, `view_booking`, `read Booking`, `*`. */
const fromText = (text: string, profile: ServerProfile): Raw | undefined => {
  if (text.length > 128) return undefined;
  if (/^\*([:.]\*)?$/.test(text)) return { actions: ['*'], subjects: ['*'] };
  // Django names the application before the permission: `orders.view_order`.
  const codename = /^\w+\.((add|change|delete|view)_\w+)$/.exec(text)?.[1];
  const parts = (codename ?? text).split(/[\s:./|,_-]+/).filter((part) => part !== '');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return undefined;
  if (actionsOf(first, profile).length > 0 && !everything.has(first))
    return { actions: [first], subjects: [parts.slice(1).join('')] };
  if (actionsOf(last, profile).length > 0) return { actions: [last], subjects: [parts.slice(0, -1).join('')] };
  return undefined;
};

/** `{ read: true, can_create: 1, delete: false }`: the names of those that are on, or off. */
const flagged = (flags: Readonly<Record<string, unknown>>, isOn: boolean): readonly string[] =>
  Object.entries(flags).flatMap(([name, on]) => (readFlag(on) === isOn ? [name.replace(/^can_?/i, '')] : []));

const ruleNames = ['slug', 'codename', 'name', 'code', 'key', 'permission', 'ability', 'authority', 'scope'];

const rawOf = (rule: unknown, profile: ServerProfile): readonly Raw[] => {
  if (typeof rule === 'string' && /^[!~-]/.test(rule))
    return rawOf(rule.slice(1), profile).map((raw) => ({ ...raw, takes: true }));
  if (typeof rule === 'string') {
    const raw = fromText(rule, profile);
    return raw ? [raw] : [{ actions: [], subjects: [rule] }];
  }
  if (!isRecord(rule)) return [];
  if (takesAway(rule)) {
    const rest = Object.fromEntries(Object.entries(rule).filter(([name]) => !effects.has(foldName(name))));
    return rawOf(rest, profile).map((raw) => ({ ...raw, takes: true }));
  }
  const action = valueNamed(rule, ['action', 'actions', 'can', 'operation']);
  const subject = valueNamed(rule, ['subject', 'subjects', 'resource', 'module', 'entity', 'model']);
  if (action !== undefined && subject !== undefined) return [{ actions: texts(action), subjects: texts(subject) }];
  if (subject !== undefined) {
    // `{ module: 'Booking', read: true, create: false }`
    const granted = flagged(rule, true);
    return granted.length > 0
      ? [{ actions: granted, subjects: texts(subject) }]
      : [{ actions: [], subjects: texts(subject) }];
  }
  const name = valueNamed(rule, ruleNames);
  return typeof name === 'string' ? rawOf(name, profile) : [];
};

const fromMap = (map: Readonly<Record<string, unknown>>, profile: ServerProfile): readonly Raw[] =>
  Object.entries(map).flatMap(([name, value]): readonly Raw[] => {
    const on = isRecord(value) || Array.isArray(value) ? undefined : readFlag(value);
    // `{ canReadBookings: true, 'bookings.delete': false }`
    if (typeof on === 'boolean') {
      const text = name.replace(/^can(?=[A-Z_])/, '').replaceAll(/([a-z])(?=[A-Z])/g, '$1 ');
      return rawOf(text, profile).map((raw) => (on ? raw : { ...raw, takes: true }));
    }
    if (!isRecord(value)) return [{ actions: texts(value), subjects: [name] }];
    return [
      { actions: flagged(value, true), subjects: [name] },
      { actions: flagged(value, false), subjects: [name], takes: true },
    ];
  });

interface Abilities {
  readonly pairs: readonly Permission[];
  /** Subjects or complete rules of the server that the app does not know. */
  readonly unknown: readonly string[];
  /** Unknown words for actions on known subjects. */
  readonly unknownActions: readonly string[];
}

const covers = (rule: Permission, action: string, subject: string): boolean =>
  (rule.action === 'manage' || rule.action === action) && (rule.subject === 'all' || rule.subject === subject);

/** Every right that is granted and not withdrawn. */
const without = (permissions: readonly Permission[], withdrawn: readonly Permission[]): readonly Permission[] =>
  subjects
    .filter((subject) => subject !== 'all')
    .flatMap((subject) => actions.filter((action) => action !== 'manage').map((action) => ({ action, subject })))
    .filter(({ action, subject }) => permissions.some((rule) => covers(rule, action, subject)))
    .filter(({ action, subject }) => !withdrawn.some((rule) => covers(rule, action, subject)));

const distinct = (pairs: readonly Permission[]): readonly Permission[] =>
  pairs.filter(
    ({ action, subject }, at) => pairs.findIndex((one) => one.action === action && one.subject === subject) === at,
  );

/** The only list of an object, if its name isn't a subject: `{ results: [...] }`, but not `{ Booking: ['read'] }`. */
const wrappedList = (of: unknown, profile: ServerProfile): readonly unknown[] | undefined => {
  if (!isRecord(of)) return undefined;
  const [list, ...more] = Object.entries(of).filter(([, value]) => Array.isArray(value));
  if (!list || more.length > 0 || subjectOf(list[0], profile) !== undefined) return undefined;
  return list[1] as readonly unknown[];
};

/** Reads a list of abilities of any known shape; undefined if the value is not such a list. */
export const readAbilities = (input: unknown, profile: ServerProfile): Abilities | undefined => {
  const list = typeof input === 'string' ? input.split(/[\s,]+/).filter((one) => one !== '') : input;
  const wrapped = wrappedList(list, profile);
  if (wrapped) return readAbilities(wrapped, profile);
  if (!Array.isArray(list) && !isRecord(list)) return undefined;
  // A list with any malformed entry grants nothing, so that a mistake never grants rights.
  const isWhole =
    !Array.isArray(list) ||
    list.every((rule) => typeof rule === 'string' || (isRecord(rule) && rawOf(rule, profile).length > 0));
  if (!isWhole) return { pairs: [], unknown: [], unknownActions: [] };
  const raws = Array.isArray(list)
    ? list.slice(0, 1_000).flatMap((rule) => rawOf(rule, profile))
    : fromMap(list, profile);
  const grants: Permission[] = [];
  const withdrawn: Permission[] = [];
  const unknown = new Set<string>();
  const unknownActions = new Set<string>();
  for (const raw of raws)
    for (const word of raw.subjects) {
      const subject = subjectOf(word, profile);
      const found = raw.actions.flatMap((action) => actionsOf(action, profile));
      // What is withheld needs no word.
      if (raw.takes && (subject === undefined || found.length === 0)) continue;
      if (subject === undefined) unknown.add(word.slice(0, 64));
      else if (found.length === 0) {
        unknown.add([...raw.actions, word].join(' ').slice(0, 64));
        for (const action of raw.actions) unknownActions.add(action.slice(0, 64));
      } else (raw.takes ? withdrawn : grants).push(...found.map((action) => ({ action, subject })));
    }
  const pairs = distinct(withdrawn.length === 0 ? grants : without(grants, withdrawn));
  return { pairs, unknown: [...unknown].slice(0, 50), unknownActions: [...unknownActions].slice(0, 20) };
};

/** A list of abilities as pairs. Returns a list of pairs unchanged, and undefined if the value is not such a list. */
export const readPairList = (input: unknown, profile: ServerProfile): readonly unknown[] | undefined => {
  if (
    Array.isArray(input) &&
    input.every(
      (one) => typeof field(one, 'action') === 'string' && typeof field(one, 'subject') === 'string' && !takesAway(one),
    )
  )
    return input;
  const read = readAbilities(input, profile);
  return read && read.pairs.length > 0 ? read.pairs : undefined;
};
