/** Inspectors and their teams. */
import { inspectorRoles, inspectorStatuses } from '@contract/entities/inspector';
import { WrenchRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { inspectorTones } from './tones';

export const area = defineResource({
  name: 'inspectors',
  path: '/inspectors',
  icon: WrenchRegular,
  group: 'racing',
  order: 40,
  needs: ['read', 'Inspector'],
  list: 'inspector.list',
  detail: 'inspector.detail',
  export: 'inspector.csv',
  naming: 'fullName',
  fields: {
    inspectorCode: { kind: 'code', column: 110 },
    fullName: { column: 210, picture: { key: 'photo', shape: 'person', initialsFrom: 'fullName' } },
    teamName: { column: 150, filter: true },
    role: { column: 110, filter: inspectorRoles },
    certification: { column: 150, filter: true },
    certificationExpires: { kind: 'date', column: 150 },
    trackName: { column: 200, filter: true, linkTo: { area: 'tracks', id: 'trackId' } },
    inspectionsToday: { kind: 'number', column: 120 },
    totalInspections: { kind: 'number', column: 120 },
    status: { kind: 'status', column: 120, tones: inspectorTones, filter: inspectorStatuses },
    email: { kind: 'email', hiddenColumn: 220 },
    phone: { kind: 'phone', hiddenColumn: 150 },
    badgeNumber: { kind: 'code', hiddenColumn: 100 },
    photo: { kind: 'image' },
    certificationNumber: { kind: 'code' },
    disciplines: { valueTexts: 'inspectors:words' },
    passRate: { kind: 'percent' },
    lastInspectionAt: { kind: 'dateTime' },
  },
  sections: {
    person: ['photo', 'inspectorCode', 'fullName', 'status', 'role', 'badgeNumber', 'email', 'phone'],
    certification: ['certification', 'certificationNumber', 'certificationExpires', 'disciplines'],
    work: ['teamName', 'trackName', 'inspectionsToday', 'totalInspections', 'passRate', 'lastInspectionAt'],
  },
  listHeader: () => import('./views'),
  routes: [{ path: '/inspectors/teams', title: 'teams', screen: () => import('./teams-screen') }],
});
