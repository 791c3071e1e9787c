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
export const emails = ['emailAddress', 'mail', 'eMail', 'contact.email', 'primaryEmail', 'loginEmail'];
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
export const zipCodes = ['zip', 'postalCode', 'postcode', 'postCode', 'postal', 'zipcode', 'pinCode'];
export const states = ['province', 'region', 'stateName', 'stateProvince', 'county', 'administrativeArea'];
export const streets = [
  'address.street',
  'address.line1',
  'address.line',
  'address.address1',
  'address.addressLine1',
  'address.streetAddress',
];
export const cities = ['town', 'locality', 'cityName', 'municipality'];
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
];
export const classNames = [
  'class',
  'class.name',
  'raceClass',
  'raceClass.name',
  'vehicleClass',
  'eventClass',
  'eventClass.name',
  'division',
  'competitionClass',
  'carClass',
];
export const vehicleNumbers = [
  'carNumber',
  'carNo',
  'raceNumber',
  'bibNumber',
  'startNumber',
  'competitionNumber',
  'vehicleNo',
  'bib',
  'number',
  'vehicle.number',
  'car.number',
  'kartNumber',
  'plateNumber',
];
export const photos = [
  'avatar',
  'image',
  'picture',
  'profileImage',
  'profilePicture',
  'profilePhoto',
  'headshot',
  'avatarUrl',
  'imageUrl',
];
export const completed = [
  'complete',
  'completed',
  'isCompleted',
  'finished',
  'done',
  'submitted',
  'isSubmitted',
  'completedAt',
];
export const orderNumbers = [
  'orderNo',
  'orderCode',
  'bookingRef',
  'bookingReference',
  'bookingCode',
  'orderRef',
  'orderReference',
  'confirmationNumber',
];
export const priceCurrencies = ['currencyCode', 'currencyIso', 'isoCurrency', 'currency.code', 'price.currency'];
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
export const envelopeIds = [
  'envelope',
  'docusignId',
  'docusignEnvelopeId',
  'envelope.id',
  'docuSignId',
  'docusign.envelopeId',
];
export const emergencyNames = ['emergencyName', 'emergency.name', 'iceName', 'nextOfKin', 'nextOfKinName'];
export const emergencyPhones = [
  'emergencyPhone',
  'emergency.phone',
  'icePhone',
  'nextOfKinPhone',
  'emergencyContactNumber',
  'emergencyNumber',
  'emergencyContact.mobile',
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
