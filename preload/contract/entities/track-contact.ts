/** People to call at a track; the specification names id and trackId, the other fields are assumed. */
import type { Assumed, Key, Url } from './assumed';

export type TrackContact = Assumed<{
  id: Key;
  trackId: Key;
  trackName: string;
  firstName: string;
  lastName: string;
  designation: string;
  department: string;
  email: string;
  countryCode: string;
  phone: string;
  altPhone: string;
  isPrimary: boolean;
  isEmergency: boolean;
  availability: string;
  address: string;
  photo: Url;
  notes: string;
  status: string;
  w9Status: string;
}>;
