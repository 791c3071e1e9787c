/** Which tasks are shown, in which order, and what moving one of them does to the rest. */
import { expect, test } from 'vitest';
import { sorts } from '../../../../../renderer/samples/todo/options';
import { createTasks } from '../../../../../renderer/samples/todo/seeds/tasks';
import { countsOf } from '../../../../../renderer/samples/todo/task/counts';
import { dayAfter } from '../../../../../renderer/samples/todo/task/days';
import { filterTasks, moveItem, sortTasks, type TaskFilter } from '../../../../../renderer/samples/todo/task/order';

const today = '2026-02-27';
const tasks = createTasks(today);
const find = (filter: Partial<TaskFilter>) => filterTasks(tasks, { filter: 'all', words: '', ...filter }, today);

test('dates of the seeds are relative to today, also over the end of a month', () => {
  expect(dayAfter(today, 3)).toBe('2026-03-02');
  expect(tasks[0]?.due).toBe(today);
});

test('deleted tasks are shown in their own list only', () => {
  expect(find({}).some(({ deleted }) => deleted)).toBe(false);
  expect(find({ filter: 'deleted' }).every(({ deleted }) => deleted)).toBe(true);
});

test('my day contains tasks due today, and open overdue tasks', () => {
  expect(find({ filter: 'day' }).map(({ due, done }) => [due <= today, done])).toEqual(
    find({ filter: 'day' }).map(() => [true, false]),
  );
  expect(find({ filter: 'day' })).toHaveLength(3);
});

test('a search looks for all words in title, description and assignee, in any case, with or without accents', () => {
  expect(find({ words: 'DARE post' }).map(({ id }) => id)).toEqual(['1']);
  expect(find({ words: 'strong' })).toEqual([]);
  expect(find({ words: 'dare', tag: 'tickets' })).toEqual([]);
});

test('a moved task takes the position of its target, and the tasks between keep their order', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ids = (from: string, to: string) => moveItem(items, from, to).map(({ id }) => id);
  expect(ids('a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(ids('d', 'b')).toEqual(['a', 'd', 'b', 'c']);
  expect(ids('a', 'nobody')).toEqual(['a', 'b', 'c', 'd']);
});

test('every order keeps all tasks, and tasks without a date or person come last', () => {
  for (const by of sorts) expect(sortTasks(tasks, by)).toHaveLength(tasks.length);
  expect(sortTasks(tasks, 'due').at(-1)?.due).toBe('');
  expect(sortTasks(tasks, 'assignee').at(-1)?.assignee).toBe('');
  expect(sortTasks(tasks, 'priority')[0]?.priority).toBe('high');
});

test('filters count open tasks, and completed and deleted tasks count in their own', () => {
  const counts = countsOf(tasks, today);
  expect(counts).toMatchObject({ 'filter all': 11, 'filter completed': 3, 'filter deleted': 2, 'tag tickets': 2 });
});
