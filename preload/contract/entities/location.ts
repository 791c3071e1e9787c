/** Countries and states for address forms; all fields assumed. */
import { entity, id, number, type RecordOf, stamps, text } from './field';

export const country = entity({
  names: ['country', 'nation'],
  fields: {
    ...stamps,
    id: id('=iso2'),
    name: text('commonName', 'englishName', 'displayName'),
    iso2: text(
      'iso',
      'code',
      'isoCode',
      'alpha2',
      'alpha2Code',
      'cca2',
      'iso31661',
      'isoCode2',
      'shortCode',
      'sortname',
      'abbreviation',
    ),
    iso3: text('alpha3', 'alpha3Code', 'cca3', 'isoCode3', 'code3'),
    dialCode: text(
      'phoneCode',
      'callingCode',
      'dial',
      'dialingCode',
      'phonePrefix',
      'prefix',
      'isd',
      'isdCode',
      'phone',
      'idd',
    ),
    flag: text('emoji', 'flagEmoji', 'icon', 'flagIcon', 'flagUrl'),
    currency: text(),
    phoneLength: number('phoneDigits', 'nationalNumberLength', 'numberLength', 'maxPhoneLength'),
    priority: number('order', 'sort', 'sortOrder', 'rank', 'weight', 'position'),
  },
  required: ['id', 'name', 'dialCode'],
});

export type Country = RecordOf<typeof country>;

export const state = entity({
  names: ['state', 'province', 'region', 'county'],
  relations: { country: ['country', 'nation'] },
  fields: {
    ...stamps,
    id: id('=code'),
    countryId: id(),
    name: text('displayName'),
    code: text('iso', 'isoCode', 'abbreviation', 'abbr', 'shortName', 'iso2', 'shortCode', 'alpha'),
    type: text('category', 'subdivision', 'level'),
    timezone: text(),
    sortOrder: number('order', 'sort', 'position', 'sequence', 'priority', 'displayOrder'),
  },
  required: ['id', 'name', 'code'],
});

export type State = RecordOf<typeof state>;
