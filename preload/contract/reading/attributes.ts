/** The names of common fields in related records: id, name, email, ... */

/** The start of a related record, as a date or a date and time. */
const startNames: readonly string[] = [
  'startDate',
  'startsAt',
  'startAt',
  'starts',
  'startTime',
  'startDateTime',
  'start',
  'date',
  'dateFrom',
  'beginsAt',
  'eventDate',
  'startsOn',
  'from',
];

const attributes: Readonly<Record<string, readonly string[]>> = {
  id: ['id', '_id', 'uuid', 'guid', 'pk'],
  name: [
    'name',
    'fullName',
    'displayName',
    'title',
    'firstName+lastName',
    'givenName+familyName',
    'first+last',
    'label',
    'name.first+name.last',
    'commonName',
    'attributes.name',
    'attributes.title',
  ],
  email: ['email', 'emailAddress', 'mail', 'contact.email', 'attributes.email'],
  phone: [
    'phone',
    'phoneNumber',
    'mobile',
    'mobileNumber',
    'cell',
    'cellPhone',
    'telephone',
    'tel',
    'contactNumber',
    'contact.phone',
  ],
  type: ['type', 'userType', 'kind', 'category'],
  date: startNames,
  startDate: startNames,
  number: [
    'number',
    'no',
    'code',
    'reference',
    'ref',
    'orderNo',
    'orderNumber',
    'bookingNumber',
    'ticketNumber',
    'shortId',
    'publicId',
  ],
  status: ['status', 'state'],
  timezone: ['timezone', 'timeZone', 'tz', 'zone', 'timeZoneId', 'ianaTimezone'],
  age: ['age'],
  currency: ['currency', 'currencyCode'],
};

/** The names of an attribute, best first; an attribute outside the table has only its own name. */
export const attributeNames = (attribute: string): readonly string[] =>
  (Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined) ?? [attribute];

const addressFields = [
  'address',
  'address1',
  'address2',
  'city',
  'state',
  'stateCode',
  'country',
  'zipCode',
  'latitude',
  'longitude',
  'timezone',
];
const contactFields = [
  ...addressFields,
  'email',
  'phone',
  'altPhone',
  'countryCode',
  'website',
  'contactEmail',
  'contactPhone',
];

interface Container {
  /** Names of the objects that hold fields of the record itself. */
  readonly names: readonly string[];
  readonly fields?: readonly string[];
  readonly kinds?: readonly string[];
}

/** Objects within a record that only group its own fields. */
export const containers: readonly Container[] = [
  {
    names: [
      'address',
      'location',
      'postalAddress',
      'homeAddress',
      'mailingAddress',
      'geo',
      'coordinates',
      'coords',
      'position',
      'gps',
      'venueAddress',
      'geolocation',
    ],
    fields: addressFields,
  },
  { names: ['contact', 'contactInfo', 'contactDetails', 'contacts', 'communication'], fields: contactFields },
  {
    names: [
      'amounts',
      'totals',
      'pricing',
      'price',
      'prices',
      'financials',
      'payment',
      'money',
      'summary',
      'cost',
      'costs',
      'breakdown',
      'billing',
      'amount',
      'invoice',
    ],
    kinds: ['money'],
    fields: ['currency', 'promoCode', 'paymentMethod', 'paymentStatus'],
  },
  {
    names: ['dates', 'schedule', 'timing', 'timestamps', 'period', 'times', 'audit', 'meta', 'validity'],
    kinds: ['dateTime', 'date', 'time'],
    fields: ['timezone'],
  },
  {
    names: [
      'stats',
      'statistics',
      'counts',
      'counters',
      'metrics',
      'numbers',
      'capacity',
      'inventory',
      'totals',
      'sales',
    ],
    kinds: ['number', 'money'],
  },
  {
    names: [
      'personal',
      'personalInfo',
      'personalDetails',
      'profile',
      'details',
      'info',
      'basic',
      'basicInfo',
      'identity',
      'user',
      'person',
      'bio',
    ],
    fields: [
      ...contactFields,
      'firstName',
      'lastName',
      'fullName',
      'nickname',
      'dateOfBirth',
      'gender',
      'profileImage',
      'photo',
      'licenseNumber',
      'memberNumber',
      'jobTitle',
      'designation',
    ],
  },
];
