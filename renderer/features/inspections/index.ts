/** Inspections: which racers are ready for an event and what is missing; also a tab of a visitor. */
import { ClipboardTaskRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'inspections',
  path: '/inspections',
  icon: ClipboardTaskRegular,
  group: 'racing',
  order: 35,
  needs: ['read', 'Inspection'],
  screen: () => import('./board/board-screen'),
  routes: [{ path: '/inspections/:id', screen: () => import('./racer/racer-screen') }],
  tabsFor: {
    desk: [
      {
        name: 'racers',
        title: 'racersTab',
        order: 20,
        screen: () => import('./board/racers-panel'),
      },
    ],
    events: [
      {
        name: 'inspections',
        title: 'title',
        order: -1,
        count: { call: 'visitor.list', idParam: 'eventId', input: { userType: 'racer' } },
        screen: () => import('./board/racers-panel'),
      },
    ],
    visitors: [
      {
        name: 'inspection',
        title: 'panel',
        screen: () => import('./racer/visitor-panel'),
      },
    ],
  },
});
