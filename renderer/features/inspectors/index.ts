/** Inspectors and their teams. */
import { WrenchRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { inspectorTones } from './inspector-tones';

export const area = defineResource({
  name: 'inspectors',
  icon: WrenchRegular,
  group: 'racing',
  order: 40,
  list: 'inspector.list',
  detail: 'inspector.detail',
  export: 'inspector.csv',
  naming: 'fullName',
  fields: {
    inspectorCode: { column: 110 },
    fullName: { column: 210, picture: { key: 'photo', shape: 'person' } },
    teamName: { column: 150, filter: true },
    role: { column: 110, filter: true },
    certification: { column: 150, filter: true },
    certificationExpires: { column: 150 },
    trackName: { column: 200, filter: true, linkTo: { area: 'tracks', id: 'trackId' } },
    inspectionsToday: { column: 120 },
    totalInspections: { column: 120 },
    status: { column: 120, tones: inspectorTones, filter: true },
    email: { hiddenColumn: 220 },
    phone: { hiddenColumn: 150 },
    badgeNumber: { hiddenColumn: 100 },
    disciplines: { valueTexts: 'words:event.eventType' },
    passRate: { kind: 'percent' },
  },
  sections: {
    person: ['photo', 'inspectorCode', 'fullName', 'status', 'role', 'badgeNumber', 'email', 'phone'],
    certification: ['certification', 'certificationNumber', 'certificationExpires', 'disciplines'],
    work: ['teamName', 'trackName', 'inspectionsToday', 'totalInspections', 'passRate', 'lastInspectionAt'],
  },
  listHeader: () => import('./views'),
  routes: [{ path: '/inspectors/teams', title: 'teams', screen: () => import('./teams-screen') }],
});
