/** Names that several entities share, best first. */

export const firstNames = ['givenName', 'forename', 'first', 'fname', 'name.first', 'name.given', 'name.firstName'];
export const lastNames = [
  'familyName',
  'surname',
  'last',
  'lname',
  'secondName',
  'name.last',
  'name.family',
  'name.lastName',
];
export const emails = ['emailAddress', 'mail', 'eMail', 'contact.email', 'primaryEmail', 'loginEmail', 'login'];
export const phones = [
  'phoneNumber',
  'phoneNo',
  'mobile',
  'mobileNumber',
  'mobileNo',
  'mobilePhone',
  'cell',
  'cellPhone',
  'cellNumber',
  'telephone',
  'tel',
  'contactNumber',
  'contactNo',
  'contact.phone',
  'primaryPhone',
  'msisdn',
];
export const portraits = [
  'avatar',
  'avatarUrl',
  'photo',
  'photoUrl',
  'picture',
  'pictureUrl',
  'image',
  'imageUrl',
  'profilePicture',
  'profilePic',
  'profilePhoto',
  'headshot',
  'profileImageUrl',
  'thumbnail',
];
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
export const zipCodes = [];
export const states = ['province', 'region', 'stateName', 'stateProvince', 'county', 'administrativeArea'];
export const streets = [];
export const cities = [];
export const lastLogins = [
  'lastLogin',
  'lastLoggedIn',
  'lastLoginDate',
  'lastSignIn',
  'lastSignInAt',
  'lastSeen',
  'lastSeenAt',
  'lastActive',
  'lastActiveAt',
  'lastActivity',
  'lastAccess',
  'loggedInAt',
  'loginAt',
];
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
export const priceCurrencies = ['currency.code', 'price.currency'];
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
  'displayName',
  'firstName+lastName',
  'givenName+familyName',
  'first+last',
  'forename+surname',
  'name.first+name.last',
  '=firstName+lastName',
];
