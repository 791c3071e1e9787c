/** Sample to-do list. The URL holds the list, the tag and the search. */
import { TaskListLtrRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'todo',
  title: 'samples:titles.todo',
  path: '/apps/todo',
  icon: TaskListLtrRegular,
  group: 'samples',
  order: 12,
  screen: () => import('./todo-screen'),
});
