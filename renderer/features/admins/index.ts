/** Admins and sub-admins: the staff who use this app. */
import { adminStatuses } from '@contract/entities/admin';
import { PersonKeyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { adminTones } from './tones';

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
  fields: {
    fullName: { column: 220, picture: { key: 'profileImage', shape: 'person', initialsFrom: 'fullName' } },
    email: { kind: 'email', column: 240 },
    roleName: { column: 140, filter: true },
    phone: { kind: 'phone', column: 150 },
    assignedTrackCount: { kind: 'number', column: 90 },
    status: { kind: 'status', column: 110, tones: adminTones, filter: adminStatuses },
    twoFactorEnabled: { kind: 'flag', column: 120 },
    lastLoginAt: { kind: 'dateTime', column: 180 },
    jobTitle: { hiddenColumn: 160 },
    city: { hiddenColumn: 130 },
    state: { hiddenColumn: 80, filter: true },
    invitedAt: { kind: 'dateTime', hiddenColumn: 180 },
    profileImage: { kind: 'image' },
    notes: {},
    isEmailVerified: { kind: 'flag' },
    countryCode: {},
    address: {},
    timezone: {},
    language: { valueTexts: 'admins:languages' },
    assignedTracks: {},
  },
  sections: {
    person: ['profileImage', 'fullName', 'roleName', 'jobTitle', 'status', 'notes'],
    reach: ['email', 'isEmailVerified', 'countryCode', 'phone', 'address', 'city', 'state', 'timezone', 'language'],
    access: ['assignedTracks', 'assignedTrackCount', 'twoFactorEnabled', 'lastLoginAt', 'invitedAt'],
  },
  listActions: () => import('./list-actions'),
  detailActions: () => import('./detail-actions'),
  routes: [
    { path: '/admins/new', title: 'new', needs: ['create', 'Admin'], screen: () => import('./form/create-screen') },
    { path: '/admins/:id/edit', title: 'edit', needs: ['update', 'Admin'], screen: () => import('./form/edit-screen') },
  ],
});
