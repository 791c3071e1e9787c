/** Visitors: the racers and spectators who book. */
import { PeopleRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import { kindTones, visitorTones as tones } from './tones';

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
  columns: [
    {
      key: 'firstName',
      width: 170,
      picture: { key: 'profileImage', shape: 'person', initialsFrom: ['firstName', 'lastName'] },
    },
    { key: 'lastName', width: 160 },
    { key: 'visitorCode', kind: 'code', width: 120 },
    { key: 'status', kind: 'status', width: 100, tones, filter: ['active', 'blocked', 'deleted'] },
    { key: 'userType', kind: 'status', width: 110, tones: kindTones, filter: ['racer', 'spectator'] },
    { key: 'email', kind: 'email', width: 230 },
    { key: 'phone', kind: 'phone', width: 150 },
    { key: 'city', width: 130 },
    { key: 'state', width: 80, filter: true },
    { key: 'totalBookings', kind: 'number', width: 100 },
    { key: 'totalSpent', kind: 'money', width: 110 },
    { key: 'registeredAt', kind: 'moment', width: 180, shown: false },
    { key: 'lastLoginAt', kind: 'moment', width: 180, shown: false },
    { key: 'zipCode', kind: 'code', width: 100, shown: false },
    { key: 'memberNumber', kind: 'code', width: 130, shown: false },
    { key: 'licenseNumber', kind: 'code', width: 130, shown: false },
  ],
  sections: [
    {
      title: 'sections.person',
      fields: [
        { key: 'profileImage', kind: 'image' },
        { key: 'firstName' },
        { key: 'lastName' },
        { key: 'nickname' },
        { key: 'userType', kind: 'status', tones: kindTones },
        { key: 'dateOfBirth', kind: 'date' },
        { key: 'gender', valueTexts: 'visitors:words' },
        { key: 'status', kind: 'status', tones },
      ],
    },
    {
      title: 'sections.reach',
      fields: [
        { key: 'email', kind: 'email' },
        { key: 'isEmailVerified', kind: 'flag' },
        { key: 'phone', kind: 'phone' },
        { key: 'isPhoneVerified', kind: 'flag' },
        { key: 'city' },
        { key: 'state' },
        { key: 'country' },
        { key: 'zipCode', kind: 'code' },
      ],
    },
    {
      title: 'sections.racing',
      fields: [
        { key: 'memberNumber', kind: 'code' },
        { key: 'memberExpires', kind: 'date' },
        { key: 'licenseNumber', kind: 'code' },
        { key: 'emergencyContactName' },
        { key: 'emergencyContactPhone', kind: 'phone' },
      ],
    },
    {
      title: 'sections.activity',
      fields: [
        { key: 'totalBookings', kind: 'number' },
        { key: 'totalSpent', kind: 'money' },
        { key: 'registeredAt', kind: 'moment' },
        { key: 'lastLoginAt', kind: 'moment' },
        { key: 'deviceType', valueTexts: 'visitors:words' },
        { key: 'appVersion', kind: 'code' },
      ],
    },
  ],
  tabs: [
    {
      name: 'bookings',
      title: 'panels.bookings',
      needs: ['read', 'Booking'],
      screen: () => import('./panels/bookings'),
    },
    { name: 'events', title: 'panels.events', needs: ['read', 'Booking'], screen: () => import('./panels/events') },
    { name: 'tracks', title: 'panels.tracks', needs: ['read', 'Booking'], screen: () => import('./panels/tracks') },
    {
      name: 'wishlist',
      title: 'panels.wishlist',
      needs: ['read', 'Wishlist'],
      screen: () => import('./panels/wishes'),
    },
  ],
  listHeader: () => import('./find-visitor'),
});
