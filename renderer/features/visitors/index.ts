/** Visitors: racers and spectators. */
import { visitorStatuses, visitorTypes } from '@contract/entities/visitor';
import { PeopleRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { typeTones, visitorTones } from './tones';

export const area = defineResource({
  name: 'visitors',
  path: '/visitors',
  icon: PeopleRegular,
  group: 'people',
  order: 10,
  needs: ['read', 'Visitor'],
  list: 'visitor.list',
  detail: 'visitor.detail',
  export: 'visitor.csv',
  naming: ['firstName', 'lastName'],
  fields: {
    firstName: {
      column: 170,
      picture: { key: 'profileImage', shape: 'person', initialsFrom: ['firstName', 'lastName'] },
    },
    lastName: { column: 160 },
    visitorCode: { kind: 'code', column: 120 },
    status: { kind: 'status', column: 100, tones: visitorTones, filter: visitorStatuses },
    userType: { kind: 'status', column: 110, tones: typeTones, filter: visitorTypes },
    email: { kind: 'email', column: 230 },
    phone: { kind: 'phone', column: 150 },
    city: { column: 130 },
    state: { column: 80, filter: true },
    totalBookings: { kind: 'number', column: 100 },
    totalSpent: { kind: 'money', column: 110 },
    registeredAt: { kind: 'dateTime', hiddenColumn: 180 },
    lastLoginAt: { kind: 'dateTime', hiddenColumn: 180 },
    zipCode: { kind: 'code', hiddenColumn: 100 },
    memberNumber: { kind: 'code', hiddenColumn: 130 },
    licenseNumber: { kind: 'code', hiddenColumn: 130 },
    profileImage: { kind: 'image' },
    nickname: {},
    dateOfBirth: { kind: 'date' },
    gender: { valueTexts: 'visitors:words' },
    isEmailVerified: { kind: 'flag' },
    isPhoneVerified: { kind: 'flag' },
    country: {},
    memberExpires: { kind: 'date' },
    emergencyContactName: {},
    emergencyContactPhone: { kind: 'phone' },
    deviceType: { valueTexts: 'visitors:words' },
    appVersion: { kind: 'code' },
  },
  sections: {
    person: ['profileImage', 'firstName', 'lastName', 'nickname', 'userType', 'dateOfBirth', 'gender', 'status'],
    reach: ['email', 'isEmailVerified', 'phone', 'isPhoneVerified', 'city', 'state', 'country', 'zipCode'],
    racing: ['memberNumber', 'memberExpires', 'licenseNumber', 'emergencyContactName', 'emergencyContactPhone'],
    activity: ['totalBookings', 'totalSpent', 'registeredAt', 'lastLoginAt', 'deviceType', 'appVersion'],
  },
  tabs: [
    { name: 'bookings', related: { area: 'bookings', idParam: 'userId' } },
    {
      name: 'events',
      needs: ['read', 'Booking'],
      related: {
        area: 'events',
        list: 'booking.userEvents',
        idParam: 'userId',
        columns: ['name', 'eventType', 'trackName', 'startDate', 'status'],
      },
    },
    {
      name: 'tracks',
      needs: ['read', 'Booking'],
      related: { area: 'tracks', list: 'booking.userTracks', idParam: 'userId' },
    },
    { name: 'wishlist', related: { area: 'wishlists', idParam: 'userId' } },
  ],
  listHeader: () => import('./find-visitor'),
});
