/**
 * An admin's fields as a form holds them. What the form does not name is left as it is, and only what was changed is
 * sent, so that nothing another desk changed meanwhile is put back.
 */
import type { Data } from '@contract/json/data';
import type { Values } from '../../../kit/area/field';
import { plain } from '../../../kit/format/plain';
import type { Text } from '../../../kit/format/text';

const lines = [
  ...(['firstName', 'lastName', 'email', 'roleId', 'status', 'jobTitle', 'countryCode', 'phone'] as const),
  ...(['address', 'city', 'state', 'timezone', 'language', 'notes'] as const),
] as const;
export type AdminLine = (typeof lines)[number];

export type AdminValues = Record<AdminLine, string> & {
  /** At most one. */
  profileImage: readonly string[];
};

export const readAdmin = (admin: Values): AdminValues => ({
  ...(Object.fromEntries(lines.map((key) => [key, plain(admin[key])])) as Record<AdminLine, string>),
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
const roleIdOf = (typed: string, roles: readonly Values[]): string | number => {
  const id = roles.find((role) => String(role.id) === typed)?.id;
  return typeof id === 'number' ? id : typed;
};

/** Notes stay exactly as typed; of one line, the blanks around it mean nothing. */
const exact = (key: AdminLine, typed: string): string =>
  key === 'notes' && typed.trim() !== '' ? typed : typed.trim();

interface Change {
  readonly before: AdminValues;
  readonly now: AdminValues;
  readonly roles: readonly Values[];
}

/** The body of an update: what was changed. A field that was emptied is sent as null. */
export const dataOf = ({ before, now, roles }: Change): Data => {
  const changed = lines.filter((key) => exact(key, now[key]) !== exact(key, before[key]));
  const [picture = null] = now.profileImage;
  const [pictureBefore = null] = before.profileImage;
  return {
    ...Object.fromEntries(
      changed.map((key) => {
        const text = exact(key, now[key]);
        if (text === '') return [key, null];
        return [key, key === 'roleId' ? roleIdOf(text, roles) : text];
      }),
    ),
    ...(picture === pictureBefore ? {} : { profileImage: picture }),
  };
};

/** A new admin's body: all that was filled in, defaults included. */
export const createData = (now: AdminValues, roles: readonly Values[]): Data =>
  Object.fromEntries(
    Object.entries(dataOf({ before: readAdmin({}), now, roles })).filter(([, value]) => value !== null),
  );

const known: ReadonlySet<string> = new Set([...lines, 'profileImage']);

/** The label of a field in the form. */
export const labelOf = (text: Text, field: string): string | undefined =>
  known.has(field) ? text(`fields.${field}`) : undefined;
