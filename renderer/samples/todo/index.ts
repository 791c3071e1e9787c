/** Sample to-do list: filters, tags, an order of one's own, and a panel for one task. All of it is in the address. */
import { TaskListLtrRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

const screen = () => import('./todo-screen');

export const area = definePage({
  name: 'todo',
  title: 'samples:titles.todo',
  path: '/apps/todo',
  icon: TaskListLtrRegular,
  group: 'samples',
  order: 12,
  screen,
  // The open task, or `new`. A path of its own, so that leaving it is leaving a page: the guard asks first.
  routes: [{ path: '/apps/todo/:id', screen }],
});
