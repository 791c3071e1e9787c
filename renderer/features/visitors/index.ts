/** Visitors: racers and spectators. */
import type { visitorStatuses } from '@contract/entities/visitor';
import type { visitorTypes } from '@contract/entities/visitor-types';
import { PeopleRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import type { Tones } from '../../kit/area/field';

const visitorTones: Tones<typeof visitorStatuses> = {
  active: 'success',
  blocked: 'danger',
  deleted: 'neutral',
};

const typeTones: Tones<typeof visitorTypes> = { racer: 'brand', spectator: 'neutral' };

export const area = defineResource({
  name: 'visitors',
  icon: PeopleRegular,
  group: 'people',
  order: 10,
  list: 'visitor.list',
  detail: 'visitor.detail',
  export: 'visitor.csv',
  naming: ['firstName', 'lastName'],
  fields: {
    firstName: { column: 170, picture: { key: 'profileImage', shape: 'person' } },
    lastName: { column: 160 },
    visitorCode: { column: 120 },
    status: { column: 100, tones: visitorTones, filter: true },
    userType: { column: 110, tones: typeTones, filter: true },
    email: { column: 230 },
    phone: { column: 150 },
    city: { column: 130 },
    state: { column: 80, filter: true },
    totalBookings: { column: 100 },
    totalSpent: { column: 110 },
    registeredAt: { hiddenColumn: 180 },
    lastLoginAt: { hiddenColumn: 180 },
    zipCode: { hiddenColumn: 100 },
    memberNumber: { hiddenColumn: 130 },
    licenseNumber: { hiddenColumn: 130 },
    gender: { valueTexts: 'words:visitor.gender' },
    appVersion: { kind: 'code' },
  },
  sections: {
    person: ['profileImage', 'firstName', 'lastName', 'nickname', 'userType', 'dateOfBirth', 'gender', 'status'],
    contact: ['email', 'isEmailVerified', 'phone', 'isPhoneVerified', 'city', 'state', 'country', 'zipCode'],
    racing: ['memberNumber', 'memberExpires', 'licenseNumber', 'emergencyContactName', 'emergencyContactPhone'],
    activity: ['totalBookings', 'totalSpent', 'registeredAt', 'lastLoginAt', 'deviceType', 'appVersion'],
  },
  tabs: [
    { name: 'bookings', related: { area: 'bookings', idParam: 'userId' } },
    {
      name: 'events',
      related: {
        area: 'events',
        list: 'booking.userEvents',
        idParam: 'userId',
        columns: ['name', 'eventType', 'trackName', 'startDate', 'status'],
      },
    },
    { name: 'tracks', related: { area: 'tracks', list: 'booking.userTracks', idParam: 'userId' } },
    { name: 'wishlist', related: { area: 'wishlists', idParam: 'userId' } },
  ],
  listHeader: () => import('./find-visitor'),
});
