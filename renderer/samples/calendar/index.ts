/** The sample calendar: events of five types by month and week. The URL holds the view, the day and the types. */
import { CalendarRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'calendar',
  title: 'samples:titles.calendar',
  path: '/apps/calendar',
  icon: CalendarRegular,
  group: 'samples',
  order: 23,
  screen: () => import('./calendar-screen'),
});
