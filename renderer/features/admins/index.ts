/** Admins and sub-admins: the staff who use this app. */
import type { adminStatuses } from '@contract/entities/admin';
import { PersonKeyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import type { Tones } from '../../kit/area/field';

const adminTones: Tones<typeof adminStatuses> = {
  active: 'success',
  inactive: 'neutral',
  invited: 'warning',
};

export const area = defineResource({
  name: 'admins',
  icon: PersonKeyRegular,
  group: 'system',
  order: 10,
  list: 'admin.list',
  detail: 'admin.detail',
  export: 'admin.csv',
  naming: 'fullName',
  fields: {
    fullName: { column: 220, picture: { key: 'profileImage', shape: 'person' } },
    email: { column: 240 },
    roleName: { column: 140, filter: true },
    phone: { column: 150 },
    assignedTrackCount: { column: 90 },
    status: { column: 110, tones: adminTones, filter: true },
    twoFactorEnabled: { column: 120 },
    lastLoginAt: { column: 180 },
    jobTitle: { hiddenColumn: 160 },
    city: { hiddenColumn: 130 },
    state: { hiddenColumn: 80, filter: true },
    invitedAt: { hiddenColumn: 180 },
    timezone: {},
    language: { valueTexts: 'admins:languages' },
  },
  sections: {
    person: ['profileImage', 'fullName', 'roleName', 'jobTitle', 'status', 'notes'],
    contact: ['email', 'isEmailVerified', 'countryCode', 'phone', 'address', 'city', 'state', 'timezone', 'language'],
    access: ['assignedTracks', 'assignedTrackCount', 'twoFactorEnabled', 'lastLoginAt', 'invitedAt'],
  },
  listActions: () => import('./list-actions'),
  detailActions: () => import('./detail-actions'),
  deletion: { dialog: () => import('./delete-dialog'), takesMany: true },
  createScreen: () => import('./form/create-screen'),
  editScreen: () => import('./form/edit-screen'),
});
