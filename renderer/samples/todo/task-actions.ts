/** Task actions that notify the user. */
import { notify } from '../../kit/feedback/notify';
import { text } from '../../kit/format/text';
import { changeTask, removeTasks } from './store';
import type { Task } from './task/task';

export const deleteTask = ({ id, title }: Task): void => {
  changeTask(id, { deleted: true });
  notify({
    id: `todo-${id}`,
    intent: 'success',
    title: text('todo:told.deleted'),
    body: title,
    actions: [{ label: text('todo:told.undo'), run: () => changeTask(id, { deleted: false }) }],
  });
};

export const restoreTask = ({ id, title }: Task): void => {
  changeTask(id, { deleted: false });
  notify({ id: `todo-${id}`, intent: 'success', title: text('todo:told.restored'), body: title });
};

export const deletePermanently = (tasks: readonly Task[]): void => {
  removeTasks(tasks.map(({ id }) => id));
  notify({ intent: 'success', title: text('todo:told.removed', { count: tasks.length }) });
};
