/** The editable fields of the profile. The specification does not list them; other fields are kept. */
import type { Profile } from '@contract/entities/account';
import type { Data } from '@contract/json/data';

const profileFields = [
  ...(['firstName', 'lastName', 'email', 'countryCode', 'phone', 'jobTitle', 'language', 'timezone'] as const),
] as const;
type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string> & {
  /** At most one address. */
  readonly profileImage: readonly string[];
};

/** The form values of an answer; a missing value, or one that is not text, is empty. */
export const readProfile = (profile: Profile): ProfileValues => {
  const textOf = (field: string): string => {
    const value = profile[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    ...(Object.fromEntries(profileFields.map((field) => [field, textOf(field)])) as Record<ProfileField, string>),
    profileImage: [textOf('profileImage')].filter((address) => address !== ''),
  };
};

/** Only changed fields are sent, so that changes by other users are kept. */
export const toProfileData = (before: ProfileValues, now: ProfileValues): Data => {
  const [picture = null] = now.profileImage;
  const [pictureBefore = null] = before.profileImage;
  return {
    ...Object.fromEntries(
      profileFields
        .filter((field) => now[field].trim() !== before[field].trim())
        .map((field) => [field, now[field].trim()]),
    ),
    ...(picture === pictureBefore ? {} : { profileImage: picture }),
  };
};
