/** Countries and states for address forms; all fields assumed. */
import type { Assumed, Key } from './assumed';

export type Country = Assumed<{
  id: Key;
  name: string;
  iso2: string;
  iso3: string;
  dialCode: string;
  flag: string;
  currency: string;
  phoneLength: number;
  priority: number;
}>;

export type State = Assumed<{
  id: Key;
  countryId: Key;
  name: string;
  code: string;
  type: string;
  timezone: string;
  sortOrder: number;
}>;
