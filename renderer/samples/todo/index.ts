/** Sample to-do list: filters, tags, a manual order and a panel for one task. The URL holds all of it. */
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
