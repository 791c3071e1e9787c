/** The right values of the product's columns: staff, visitors, tracks, contacts and inspectors. */
import { type Cell, day, moment, number, text, texts, truth, word } from './cell.ts';
import { fullName } from './sales.ts';
import type { Inspector, W9, WaiverTemplate } from './season-types.ts';
import type { Admin, Contact, Track, Visitor } from './types.ts';
import { decimal, type View } from './view.ts';

export type Columns<T> = Readonly<Record<string, (record: T, view: View) => Cell | undefined>>;

/** The names of roles, which are the servers' own data. */
export const roleNames: Readonly<Record<Admin['role'], string>> = {
  owner: 'Owner',
  manager: 'Event manager',
  gate: 'Gate crew',
};

export const admins: Columns<Admin> = {
  fullName: (admin) => text(fullName(admin)),
  email: ({ email }) => text(email),
  roleName: ({ role }) => text(roleNames[role]),
  phone: ({ phone }) => text(phone),
  jobTitle: ({ jobTitle }) => text(jobTitle),
  assignedTrackCount: ({ tracks }) => number(tracks.length),
  status: ({ status }) => word('admin.status')(status),
  twoFactorEnabled: ({ twoFactor }) => truth(twoFactor),
  lastLoginAt: ({ lastLoginAt }) => moment(lastLoginAt),
  invitedAt: ({ invitedAt }) => moment(invitedAt),
  city: ({ city }) => text(city),
  state: ({ state }) => text(state),
};

export const visitors: Columns<Visitor> = {
  visitorCode: ({ n }, view) => text(view.numbering.visitor(n)),
  firstName: ({ firstName }) => text(firstName),
  lastName: ({ lastName }) => text(lastName),
  nickname: ({ nickname }) => text(nickname),
  userType: ({ type }) => word('visitor.userType')(type),
  dateOfBirth: ({ birth }) => day(birth),
  gender: ({ gender }) => word('visitor.gender')(gender),
  status: ({ status }) => word('visitor.status')(status),
  email: ({ email }) => text(email),
  isEmailVerified: ({ emailVerified }) => truth(emailVerified),
  phone: ({ phone }) => text(phone),
  isPhoneVerified: ({ phoneVerified }) => truth(phoneVerified),
  city: ({ city }) => text(city),
  state: ({ state }) => text(state),
  country: ({ country }) => text(country),
  zipCode: ({ zipCode }) => text(zipCode),
  memberNumber: ({ memberNumber }) => text(memberNumber),
  memberExpires: ({ memberExpires }) => day(memberExpires),
  licenseNumber: ({ licenseNumber }) => text(licenseNumber),
  emergencyContactName: ({ emergencyName }) => text(emergencyName),
  emergencyContactPhone: ({ emergencyPhone }) => text(emergencyPhone),
  totalBookings: ({ n }, view) => number(view.bookingsOf(n).length),
  totalSpent: ({ n }, view) => {
    const first = view.bookingsOf(n)[0];
    return { kind: 'money', value: decimal(view.spentBy(n)), currency: first ? view.currencyOf(first.event) : 'USD' };
  },
  registeredAt: ({ registeredAt }) => moment(registeredAt),
  lastLoginAt: ({ lastLoginAt }) => moment(lastLoginAt),
  deviceType: ({ device }) => word('visitor.deviceType')(device),
  appVersion: ({ appVersion }) => text(appVersion),
};

export const tracks: Columns<Track> = {
  trackCode: ({ code }) => text(code),
  name: ({ name }) => text(name),
  type: ({ type }) => word('track.type')(type),
  status: ({ status }) => word('track.status')(status),
  address1: ({ address1 }) => text(address1),
  address2: ({ address2 }) => text(address2),
  city: ({ city }) => text(city),
  state: ({ state }) => text(state),
  zipCode: ({ zipCode }) => text(zipCode),
  country: ({ country }) => text(country),
  timezone: ({ timezone }) => text(timezone),
  phone: ({ phone }) => text(phone),
  email: ({ email }) => text(email),
  website: ({ website }) => text(website),
  capacity: ({ capacity }) => number(capacity),
  eventCount: ({ n }, view) => number(view.season.events.filter((event) => event.track === n).length),
  waiverRequired: ({ waiverRequired }) => truth(waiverRequired),
  commissionPercent: ({ commission }) => number(commission / 100),
  length: ({ length }) => text(length),
  surface: ({ surface }) => text(surface),
  sanctioningBody: ({ sanctioningBody }) => text(sanctioningBody),
  hours: ({ hours }) => text(hours),
  amenities: ({ amenities }) => texts(amenities),
  description: ({ description }) => text(description),
};

export const contacts: Columns<Contact> = {
  firstName: ({ firstName }) => text(firstName),
  lastName: ({ lastName }) => text(lastName),
  trackName: ({ track }, view) => text(view.track(track).name),
  designation: ({ designation }) => text(designation),
  department: ({ department }) => text(department),
  email: ({ email }) => text(email),
  phone: ({ phone }) => text(phone),
  altPhone: ({ altPhone }) => text(altPhone),
  isPrimary: ({ isPrimary }) => truth(isPrimary),
  isEmergency: ({ isEmergency }) => truth(isEmergency),
  availability: ({ availability }) => text(availability),
};

export const inspectors: Columns<Inspector> = {
  inspectorCode: ({ n }, view) => text(view.numbering.inspector(n)),
  fullName: (inspector) => text(fullName(inspector)),
  teamName: ({ team }) => text(team),
  role: ({ role }) => word('inspector.role')(role),
  status: ({ status }) => word('inspector.status')(status),
  trackName: ({ track }, view) => text(view.track(track).name),
  certification: ({ certification }) => text(certification),
  certificationNumber: ({ certificateNumber }) => text(certificateNumber),
  certificationExpires: ({ certificateExpires }) => day(certificateExpires),
  badgeNumber: ({ badge }) => text(badge),
  email: ({ email }) => text(email),
  phone: ({ phone }) => text(phone),
  inspectionsToday: ({ today }) => number(today),
  totalInspections: ({ total }) => number(total),
  passRate: ({ passRate }) => number(passRate),
};

export const w9s: Columns<W9> = {
  w9Status: ({ status }) => word('w9.status')(status),
  legalName: ({ legalName }) => text(legalName),
  businessName: ({ businessName }) => text(businessName),
  taxClassification: ({ classification }) => word('w9.taxClassification')(classification),
  tinType: ({ tinType }) => word('w9.tinType')(tinType),
  taxNumber: ({ tin }) => text(tin),
  signatureName: ({ signedBy }) => text(signedBy),
  signedAt: ({ signedAt }) => moment(signedAt),
  requestedAt: ({ requestedAt }) => moment(requestedAt),
};

export const waivers: Columns<WaiverTemplate> = {
  documentTitle: ({ title }) => text(title),
  version: ({ version }) => text(version),
  effectiveFrom: ({ effectiveFrom }) => day(effectiveFrom),
};
