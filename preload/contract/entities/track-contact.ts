/** People to call at a track; the specification names id and trackId, the other fields are assumed. */
import { entity, flag, id, type RecordOf, stamps, text, url } from './field';
import { tracks } from './relations';
import { countryCodes, emails, firstNames, lastNames, phones, photos, postalStreets } from './shared-names';

export const trackContact = entity({
  names: ['contact', 'trackContact', 'trackAdmin', 'person', 'contactPerson', 'admin', 'staff'],
  relations: { track: tracks },
  fields: {
    ...stamps,
    id: id(),
    trackId: id(),
    trackName: text(),
    firstName: text(...firstNames),
    lastName: text(...lastNames),
    designation: text('job', 'position', 'title', 'role', 'function'),
    department: text('dept', 'division', 'unit', 'team', 'section', 'area'),
    email: text(...emails),
    countryCode: text(...countryCodes),
    phone: text(...phones),
    altPhone: text('phone2', 'homePhone', 'workPhone', 'landline'),
    isPrimary: flag('main', 'isDefault', 'primaryContact', 'mainContact'),
    isEmergency: flag('emergencyContact', 'forEmergencies', 'onCall'),
    availability: text(
      'available',
      'hours',
      'availableHours',
      'workingHours',
      'availableAt',
      'schedule',
      'officeHours',
      'when',
    ),
    address: text(...postalStreets),
    photo: url(...photos),
    notes: text(),
    status: text(),
    w9Status: text('taxFormStatus', 'w9FormStatus'),
  },
  required: ['id', 'trackId', 'firstName', 'lastName', 'email', 'phone'],
});

export type TrackContact = RecordOf<typeof trackContact>;
