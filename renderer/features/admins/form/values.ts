/** The fields of an admin's form. */
import type { Data } from '@contract/json/data';
import type { Values } from '../../../kit/area/field';
import { describeForm, type FormValues } from '../../../kit/form/describe-form';

const fields = {
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  roleId: 'text',
  status: 'text',
  jobTitle: 'text',
  countryCode: 'text',
  phone: 'text',
  address: 'text',
  city: 'text',
  state: 'text',
  timezone: 'text',
  language: 'text',
  notes: 'longText',
  profileImage: 'file',
} as const;

export type AdminValues = FormValues<typeof fields>;
export const adminForm = describeForm(fields);

/** The initial values of a new admin. */
export const newAdmin: AdminValues = {
  ...adminForm.read({}),
  countryCode: '+1',
  timezone: 'America/Chicago',
  language: 'en',
};

/** The id of a selected role goes in the type of the list of roles: a number or a text. */
export const withRoleId = (data: Data, roles: readonly Values[]): Data => {
  const id = roles.find((role) => String(role.id) === data.roleId)?.id;
  return typeof id === 'number' ? { ...data, roleId: id } : data;
};
