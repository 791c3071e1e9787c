/** The fields of a track's form. The specification does not list them. */
import { describeForm, type FormValues } from '../../../kit/form/describe-form';

const fields = {
  name: 'text',
  trackCode: 'text',
  type: 'text',
  status: 'text',
  length: 'text',
  surface: 'text',
  sanctioningBody: 'text',
  capacity: { min: 0, max: 10_000_000 },
  hours: 'text',
  description: 'longText',
  country: 'text',
  state: 'text',
  city: 'text',
  address1: 'text',
  address2: 'text',
  zipCode: 'text',
  timezone: 'text',
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  countryCode: 'text',
  phone: 'text',
  email: 'text',
  website: 'text',
  commissionPercent: { min: 0, max: 100 },
  amenities: 'words',
  waiverRequired: 'flag',
  logo: 'file',
  waiverUrl: 'file',
  w9Url: 'file',
  images: 'files',
} as const;

export const numberRanges: Pick<typeof fields, 'capacity' | 'latitude' | 'longitude' | 'commissionPercent'> = fields;
export type TrackValues = FormValues<typeof fields>;
export const trackForm = describeForm(fields);

/** The initial values of a new track. */
export const newTrack: TrackValues = {
  ...trackForm.read({}),
  status: 'pending',
  country: 'US',
  countryCode: '+1',
  timezone: 'America/Chicago',
  waiverRequired: true,
};
