/** Inspectors: who checks the vehicles, and in which team. */
import { WrenchRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import { inspectorTones as tones } from './tones';

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
  columns: [
    { key: 'inspectorCode', kind: 'code', width: 110 },
    { key: 'fullName', width: 210, picture: { key: 'photo', shape: 'person', initialsFrom: 'fullName' } },
    { key: 'teamName', width: 150, filter: true },
    { key: 'role', width: 110, filter: ['lead', 'inspector', 'trainee'] },
    { key: 'certification', width: 150, filter: true },
    { key: 'certificationExpires', kind: 'date', width: 150 },
    { key: 'trackName', width: 200, filter: true },
    { key: 'inspectionsToday', kind: 'number', width: 120 },
    { key: 'totalInspections', kind: 'number', width: 120 },
    { key: 'status', kind: 'status', width: 120, tones, filter: ['available', 'on_duty', 'off', 'suspended'] },
    { key: 'email', kind: 'email', width: 220, shown: false },
    { key: 'phone', kind: 'phone', width: 150, shown: false },
    { key: 'badgeNumber', kind: 'code', width: 100, shown: false },
  ],
  sections: [
    {
      title: 'sections.person',
      fields: [
        { key: 'photo', kind: 'image' },
        { key: 'inspectorCode', kind: 'code' },
        { key: 'fullName' },
        { key: 'status', kind: 'status', tones },
        { key: 'role' },
        { key: 'badgeNumber', kind: 'code' },
        { key: 'email', kind: 'email' },
        { key: 'phone', kind: 'phone' },
      ],
    },
    {
      title: 'sections.certification',
      fields: [
        { key: 'certification' },
        { key: 'certificationNumber', kind: 'code' },
        { key: 'certificationExpires', kind: 'date' },
        { key: 'disciplines', valueTexts: 'inspectors:words' },
      ],
    },
    {
      title: 'sections.work',
      fields: [
        { key: 'teamName' },
        { key: 'trackName', linkTo: { area: 'tracks', id: 'trackId' } },
        { key: 'inspectionsToday', kind: 'number' },
        { key: 'totalInspections', kind: 'number' },
        { key: 'passRate', kind: 'share' },
        { key: 'lastInspectionAt', kind: 'moment' },
      ],
    },
  ],
  listHeader: () => import('./views'),
  routes: [{ path: '/inspectors/teams', title: 'teams', screen: () => import('./teams-screen') }],
});
