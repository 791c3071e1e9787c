/** Admins and sub-admins: the staff who use this app. */
import { PersonKeyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import { adminStatuses, adminTones as tones } from './choices';

export const area = defineResource({
  name: 'admins',
  path: '/admins',
  icon: PersonKeyRegular,
  group: 'system',
  order: 10,
  needs: ['read', 'Admin'],
  list: 'admin.list',
  detail: 'admin.detail',
  export: 'admin.csv',
  naming: 'fullName',
  columns: [
    { key: 'fullName', width: 220, picture: { key: 'profileImage', shape: 'person', initialsFrom: 'fullName' } },
    { key: 'email', kind: 'email', width: 240 },
    { key: 'roleName', width: 140, filter: true },
    { key: 'phone', kind: 'phone', width: 150 },
    { key: 'assignedTrackCount', kind: 'number', width: 90 },
    { key: 'status', kind: 'status', width: 110, tones, filter: adminStatuses },
    { key: 'twoFactorEnabled', kind: 'flag', width: 120 },
    { key: 'lastLoginAt', kind: 'moment', width: 180 },
    { key: 'jobTitle', width: 160, shown: false },
    { key: 'city', width: 130, shown: false },
    { key: 'state', width: 80, shown: false, filter: true },
    { key: 'invitedAt', kind: 'moment', width: 180, shown: false },
  ],
  sections: [
    {
      title: 'sections.person',
      fields: [
        { key: 'profileImage', kind: 'image' },
        { key: 'fullName' },
        { key: 'roleName' },
        { key: 'jobTitle' },
        { key: 'status', kind: 'status', tones },
        { key: 'notes' },
      ],
    },
    {
      title: 'sections.reach',
      fields: [
        { key: 'email', kind: 'email' },
        { key: 'isEmailVerified', kind: 'flag' },
        { key: 'countryCode' },
        { key: 'phone', kind: 'phone' },
        { key: 'address' },
        { key: 'city' },
        { key: 'state' },
        { key: 'timezone' },
        { key: 'language', valueTexts: 'admins:languages' },
      ],
    },
    {
      title: 'sections.access',
      fields: [
        { key: 'assignedTracks' },
        { key: 'assignedTrackCount', kind: 'number' },
        { key: 'twoFactorEnabled', kind: 'flag' },
        { key: 'lastLoginAt', kind: 'moment' },
        { key: 'invitedAt', kind: 'moment' },
      ],
    },
  ],
  listActions: () => import('./list-actions'),
  detailActions: () => import('./detail-actions'),
  routes: [
    { path: '/admins/new', title: 'new', needs: ['create', 'Admin'], screen: () => import('./form/create-screen') },
    {
      path: '/admins/:id/edit',
      title: 'edit',
      needs: ['update', 'Admin'],
      screen: () => import('./form/edit-screen'),
    },
  ],
});
