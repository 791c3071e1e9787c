/**
 * Converts between an admin and the values of the form. Only changed fields are sent, so that fields without an input
 * and changes by other users are kept.
 */
import type { Data } from '@contract/json/data';
import type { Values } from '../../../kit/area/field';
import { toPlainText } from '../../../kit/format/plain-text';
import type { Text } from '../../../kit/format/text';

const textKeys = [
  ...(['firstName', 'lastName', 'email', 'roleId', 'status', 'jobTitle', 'countryCode', 'phone'] as const),
  ...(['address', 'city', 'state', 'timezone', 'language', 'notes'] as const),
] as const;
export type AdminTextKey = (typeof textKeys)[number];

export type AdminValues = Record<AdminTextKey, string> & {
  /** At most one. */
  profileImage: readonly string[];
};

export const readAdmin = (admin: Values): AdminValues => ({
  ...(Object.fromEntries(textKeys.map((key) => [key, toPlainText(admin[key])])) as Record<AdminTextKey, string>),
  profileImage: typeof admin.profileImage === 'string' && admin.profileImage !== '' ? [admin.profileImage] : [],
});

/** The initial values of a new admin. */
export const newAdmin: AdminValues = {
  ...readAdmin({}),
  countryCode: '+1',
  timezone: 'America/Chicago',
  language: 'en',
};

/** The id in the type of the list of roles: a number or a text. */
const toRoleId = (typed: string, roles: readonly Values[]): string | number => {
  const id = roles.find((role) => String(role.id) === typed)?.id;
  return typeof id === 'number' ? id : typed;
};

/** Notes are sent exactly as typed; single-line text is trimmed. */
const normalize = (key: AdminTextKey, typed: string): string =>
  key === 'notes' && typed.trim() !== '' ? typed : typed.trim();

interface Change {
  readonly before: AdminValues;
  readonly now: AdminValues;
  readonly roles: readonly Values[];
}

/** The body of an update: the changed fields, with null for an empty one. */
export const toAdminData = ({ before, now, roles }: Change): Data => {
  const changed = textKeys.filter((key) => normalize(key, now[key]) !== normalize(key, before[key]));
  const [picture = null] = now.profileImage;
  const [pictureBefore = null] = before.profileImage;
  return {
    ...Object.fromEntries(
      changed.map((key) => {
        const text = normalize(key, now[key]);
        if (text === '') return [key, null];
        return [key, key === 'roleId' ? toRoleId(text, roles) : text];
      }),
    ),
    ...(picture === pictureBefore ? {} : { profileImage: picture }),
  };
};

/** The body of a new admin: all values that are not empty, including defaults. */
export const toNewAdminData = (now: AdminValues, roles: readonly Values[]): Data =>
  Object.fromEntries(
    Object.entries(toAdminData({ before: readAdmin({}), now, roles })).filter(([, value]) => value !== null),
  );

const labeledKeys: ReadonlySet<string> = new Set([...textKeys, 'profileImage']);

/** The label of a field in the form. */
export const labelOf = (text: Text, field: string): string | undefined =>
  labeledKeys.has(field) ? text(`fields.${field}`) : undefined;
