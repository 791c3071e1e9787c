/** The profile's fields that a person changes here. The specification shows none of them; others are left as they are. */
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

/** The values of the form from an answer; what is missing or not text is empty. */
export const readProfile = (profile: Profile): ProfileValues => {
  const word = (field: string): string => {
    const value = profile[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    ...(Object.fromEntries(profileFields.map((field) => [field, word(field)])) as Record<ProfileField, string>),
    profileImage: [word('profileImage')].filter((address) => address !== ''),
  };
};

/** Only what was changed is sent, so that nothing another desk changed meanwhile is put back. */
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
