/** The racer's own parts of an inspection: driver, vehicle and terms; all fields assumed. */
import { date, dateTime, entity, flag, id, number, type RecordOf, stamps, text, url, urls, word } from './field';
import { bookings, events } from './relations';
import {
  classNames,
  completed,
  emails,
  emergencyNames,
  emergencyPhones,
  envelopeIds,
  phones,
  postalStreets,
  vehicleNumbers,
} from './shared-names';

const experienceLevels = ['novice', 'intermediate', 'advanced', 'instructor'] as const;
const signingStatuses = ['not_sent', 'sent', 'viewed', 'signed', 'declined', 'expired'] as const;

const racers = [
  'user',
  'visitor',
  'racer',
  'driver',
  'member',
  'participant',
  'competitor',
  'customer',
  'person',
  'owner',
  'partner',
  'entrant',
  'rider',
  'pilot',
];

export const driverInfo = entity({
  names: ['driverInfo', 'driverDetails', 'driverInformation', 'driver', 'racer'],
  relations: { user: racers, booking: bookings, event: events },
  fields: {
    ...stamps,
    id: id(),
    userId: id(),
    bookingId: id(),
    eventId: id(),
    fullName: text(
      'name, displayName, firstName+lastName, givenName+familyName, driver.fullName, @user.name',
      'driver.firstName+driver.lastName, user.firstName+user.lastName, racer.firstName+racer.lastName',
    ),
    dateOfBirth: date('user.dateOfBirth'),
    phone: text(...phones, 'user.phone'),
    email: text(...emails, 'user.email'),
    address: text(...postalStreets, 'homeAddress'),
    licenseNumber: text(
      'license',
      'racingLicense',
      'competitionLicense',
      'competitionLicenceNumber',
      'driverLicenseNumber',
    ),
    licenseClass: text('licenseType', 'licenseGrade', 'licenseCategory', 'licenseLevel'),
    licenseExpires: date('racingLicenseExpires', 'competitionLicenseExpires'),
    medicalExpires: date('medicalCertificateExpires', 'medicalCardExpires', 'medicalExamExpires', 'medicalExamDueDate'),
    bloodType: text('bloodGroup', 'blood'),
    helmetRating: text('helmet, helmetCertification, helmetStandard, helmetSpec, snellRating, helmetType, helmetSnell'),
    helmetExpires: date('helmetRatingExpires', 'helmetCertificateExpires'),
    suitRating: text(
      'suit, suitCertification, suitStandard, suitSpec, fireSuitRating, fireSuit, suitSfi, raceSuit',
      'fireSuitSfi',
    ),
    headNeckDevice: text(
      'hans, hansDevice, headAndNeck, headNeck, headNeckRestraint, fhr, headRestraint, hnr',
      'headAndNeckRestraint, headAndNeckDevice, hansCertification',
    ),
    harnessExpires: date('beltExpires', 'seatBeltExpires', 'beltTagExpires'),
    emergencyContactName: text(...emergencyNames, 'emergencyContact.fullName'),
    emergencyContactPhone: text(...emergencyPhones),
    emergencyRelation: text(
      'emergencyContactRelation',
      'emergencyContactRelationship',
      'emergencyRelationship',
      'nextOfKinRelation',
      'relationship',
    ),
    experience: word(
      experienceLevels,
      'level, skill, skillLevel, experienceLevel, drivingExperience, runGroup, expertise',
    ),
    isComplete: flag(...completed),
  },
  required: ['fullName', 'dateOfBirth', 'licenseNumber', 'licenseExpires', 'medicalExpires', 'emergencyContactName'],
});

export type DriverInfo = RecordOf<typeof driverInfo>;

export const vehicleInfo = entity({
  names: ['vehicleInfo', 'vehicle', 'car', 'kart', 'bike', 'machine', 'vehicleDetails'],
  relations: { user: racers },
  fields: {
    ...stamps,
    id: id(),
    userId: id(),
    vehicleNumber: text(...vehicleNumbers),
    year: number('modelYear', 'yearOfManufacture', 'manufactured', 'builtYear', 'productionYear'),
    make: text('manufacturer', 'brand', 'constructor_name', 'marque'),
    model: text('chassisModel', 'type'),
    color: text('paint', 'exteriorColor'),
    vin: text('vinNumber', 'chassisNumber', 'serialNumber', 'frameNumber', 'vehicleIdentificationNumber'),
    engine: text('engineType', 'motor', 'engineDescription', 'powertrain', 'engineSize', 'displacement', 'engineSpec'),
    horsepower: number('hp', 'power', 'bhp', 'powerHp', 'enginePower', 'horsePower'),
    weightLbs: number('weightLb', 'weightPounds', 'weight', 'curbWeight', 'raceWeight', 'lbs', 'weightInLbs'),
    fuelType: text('fuel', 'gas'),
    tireSize: text('tires', 'wheelSize'),
    tireBrand: text('tireMake', 'tireManufacturer'),
    className: text(...classNames),
    classModifier: text('modifier', 'subclass', 'classSuffix', 'subClass'),
    category: text('group', 'vehicleType', 'bodyStyle'),
    dialIn: text('dial', 'index', 'handicap', 'dialInTime', 'dialTime'),
    chassisCertNumber: text('chassisCert', 'chassisTag', 'chassisSerial', 'certNumber'),
    chassisCertExpires: date('chassisExpires', 'certificateExpires', 'chassisTagExpires'),
    logbookNumber: text('logbook', 'logBook', 'logBookNumber'),
    transponderNumber: text('transponder', 'transponderId', 'mylapsNumber', 'mylaps', 'timingId', 'transponderCode'),
    sponsor: text('sponsoredBy', 'teamSponsor'),
    photos: urls('gallery', 'media'),
    isComplete: flag(...completed),
  },
  required: ['vehicleNumber', 'make', 'model', 'className', 'chassisCertExpires'],
});

export type VehicleInfo = RecordOf<typeof vehicleInfo>;

export const terms = entity({
  names: ['terms', 'waiver', 'termsCondition', 'agreement', 'consent', 'termsAndConditions'],
  relations: { user: racers, event: events },
  fields: {
    ...stamps,
    id: id('=envelopeId'),
    userId: id(),
    eventId: id(),
    documentTitle: text('title', 'document', 'form'),
    documentVersion: text('version', 'revision', 'versionNumber', 'rev', 'formVersion'),
    accepted: flag('agreed', 'agree', 'accept', 'signed', 'consented'),
    acceptedAt: dateTime('signedAt', 'agreedAt', 'consentedAt', 'signatureDate'),
    signatureName: text('signedBy', 'signer', 'signedName', 'signatory', 'acceptedBy', 'agreedBy'),
    signatureImage: url(),
    ipAddress: text('ip, signedIp, acceptedIp, clientIp, remoteAddress, remoteIp, signature.ip, signerIp'),
    envelopeId: text(...envelopeIds),
    signingStatus: word(
      signingStatuses,
      'status',
      'signatureStatus',
      'envelopeStatus',
      'docusign.status',
      'signStatus',
    ),
    isMinor: flag('underage', 'under18', 'child'),
    guardianName: text('parent', 'legalGuardian', 'parentGuardian', 'guardianFullName'),
    pdfUrl: url('document', 'file', 'url', 'link', 'download', 'signedDocument', 'signedPdf'),
  },
  required: ['accepted', 'acceptedAt', 'signatureName'],
});

export type Terms = RecordOf<typeof terms>;
