/** Names that several entities share, best first. */

export const firstNames = ['name.given'];
export const lastNames = ['name.family'];
export const emails = ['contact.email', 'primaryEmail', 'loginEmail', 'login'];
export const phones = ['contactNo', 'contact.phone', 'primaryPhone'];
export const portraits = ['image', 'imageUrl', 'profileImageUrl', 'thumbnail'];
export const countryCodes = [
  'dialCode',
  'dialingCode',
  'callingCode',
  'phoneCode',
  'phoneCountryCode',
  'phonePrefix',
  'countryDialCode',
  'isdCode',
  'isd',
];
export const states = ['province', 'region', 'stateName', 'stateProvince', 'county', 'administrativeArea'];
export const lastLogins = ['lastLoginDate', 'lastAccess', 'loggedInAt', 'loginAt'];
export const classNames = ['raceClass', 'vehicleClass', 'eventClass', 'division', 'competitionClass', 'carClass'];
export const vehicleNumbers = [
  'raceNumber',
  'bibNumber',
  'startNumber',
  'competitionNumber',
  'bib',
  'number',
  'plateNumber',
];
export const photos = ['avatar'];
export const completed = ['completed', 'finished', 'done', 'submitted', 'completedAt'];
export const orderNumbers = ['bookingRef', 'confirmationNumber'];
export const priceCurrencies = ['price.currency'];
export const eventTrackIds = [
  '@event.trackId',
  '@event.track.id',
  '@event.venue.id',
  '@event.circuit.id',
  '@event.location.id',
];
export const eventTrackNames = [
  '@event.trackName',
  '@event.track.name',
  '@event.venue.name',
  '@event.circuit.name',
  '@event.location.name',
  '@event.venueName',
];
export const envelopeIds = ['envelope', 'docusignId', 'docusignEnvelopeId', 'docuSignId'];
export const emergencyNames = ['emergencyName', 'iceName', 'nextOfKin'];
export const emergencyPhones = [
  'emergencyPhone',
  'icePhone',
  'nextOfKinPhone',
  'emergencyContactNumber',
  'emergencyNumber',
];
export const postalStreets = ['addressLine', 'addressLine1', 'street', 'streetAddress', 'address1'];
export const fullNames = [
  'name',
  'firstName+lastName',
  'givenName+familyName',
  'first+last',
  'forename+surname',
  'name.first+name.last',
  '=firstName+lastName',
];
