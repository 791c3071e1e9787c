/** The fields of the account form, and their part of the settings. */
import type { AccountSettings } from '@contract/samples/entities/page';
import { toPlainText } from '../../../kit/format/plain-text';

const general = ['avatar', 'username', 'fullName', 'email', 'company'] as const;
const info = ['phone', 'website', 'country', 'dob', 'bio'] as const;

export type Details = Record<(typeof general)[number] | (typeof info)[number], string>;

export const detailsOf = (settings: AccountSettings): Details => {
  const of = (part: Readonly<Record<string, unknown>> | null | undefined, key: string) => toPlainText(part?.[key]);
  return {
    avatar: of(settings.general, 'avatar'),
    username: of(settings.general, 'username'),
    fullName: of(settings.general, 'fullName'),
    email: of(settings.general, 'email'),
    company: of(settings.general, 'company'),
    phone: of(settings.info, 'phone'),
    website: of(settings.info, 'website'),
    country: of(settings.info, 'country'),
    dob: of(settings.info, 'dob'),
    bio: of(settings.info, 'bio'),
  };
};

const pick = (details: Details, keys: readonly (keyof Details)[]) =>
  Object.fromEntries(keys.map((key) => [key, details[key].trim()]));

export const partsOf = (details: Details): Partial<AccountSettings> => ({
  general: pick(details, general),
  info: pick(details, info),
});
