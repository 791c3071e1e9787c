/**
 * An admin's fields as a form holds them. What the form does not name is left as it is, and only what was changed is
 * sent, so that nothing another desk changed meanwhile is put back.
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

/** A new admin, before anything is typed. */
export const newAdmin: AdminValues = {
  ...readAdmin({}),
  countryCode: '+1',
  timezone: 'America/Chicago',
  language: 'en',
};

/** The id as the list of roles has it: a number there is sent as a number. */
const toRoleId = (typed: string, roles: readonly Values[]): string | number => {
  const id = roles.find((role) => String(role.id) === typed)?.id;
  return typeof id === 'number' ? id : typed;
};

/** Notes stay exactly as typed; of one line, the blanks around it mean nothing. */
const normalize = (key: AdminTextKey, typed: string): string =>
  key === 'notes' && typed.trim() !== '' ? typed : typed.trim();

interface Change {
  readonly before: AdminValues;
  readonly now: AdminValues;
  readonly roles: readonly Values[];
}

/** The body of an update: what was changed. A field that was emptied is sent as null. */
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

/** A new admin's body: all that was filled in, defaults included. */
export const toNewAdminData = (now: AdminValues, roles: readonly Values[]): Data =>
  Object.fromEntries(
    Object.entries(toAdminData({ before: readAdmin({}), now, roles })).filter(([, value]) => value !== null),
  );

const labeledKeys: ReadonlySet<string> = new Set([...textKeys, 'profileImage']);

/** The label of a field in the form. */
export const labelOf = (text: Text, field: string): string | undefined =>
  labeledKeys.has(field) ? text(`fields.${field}`) : undefined;
