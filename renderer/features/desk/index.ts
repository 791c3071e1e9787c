/** The event desk: everything about the event that staff work on today. Other areas add tabs to it. */
import { HomeRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'desk',
  path: '/desk',
  icon: HomeRegular,
  group: 'overview',
  order: 1,
  needs: ['read', 'Event'],
  screen: () => import('./desk-screen'),
  tabs: [
    { name: 'gate', needs: ['read', 'Ticket'], screen: () => import('./gate/gate-panel') },
    { name: 'scans', needs: ['read', 'Ticket'], order: 10, screen: () => import('./scans/scans-panel') },
    { name: 'waivers', needs: ['read', 'Ticket'], order: 30, screen: () => import('./waivers/waivers-panel') },
    {
      name: 'rollCalls',
      needs: ['read', 'Ticket'],
      order: 25,
      screen: () => import('./roll-calls/roll-calls-panel'),
    },
    {
      name: 'rainOut',
      needs: ['read', 'Booking'],
      order: 40,
      screen: () => import('./rain-out/rain-out-panel'),
    },
    {
      name: 'buybacks',
      needs: ['read', 'Buyback'],
      order: 50,
      screen: () => import('./buybacks/buybacks-panel'),
    },
    {
      name: 'settlement',
      needs: ['read', 'Transaction'],
      order: 60,
      screen: () => import('./settlement/settlement-panel'),
    },
    {
      name: 'day',
      order: 90,
      screen: () => import('./day/day-panel'),
    },
    { name: 'report', order: 95, screen: () => import('./report/report-panel') },
  ],
});
