/** `/apps/todo`: the tasks of a list, and the dialog that adds or changes one. */
import { fold } from '@contract/text/fold';
import { Badge, Button, Checkbox, Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  AddRegular,
  CalendarRegular,
  CheckmarkCircleRegular,
  ClipboardTaskListLtrRegular,
  DeleteRegular,
  FlagFilled,
  type FluentIcon,
  StarFilled,
  StarRegular,
  TagRegular,
  TaskListLtrRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { notify } from '../../kit/feedback/notify';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { lineBelow } from '../../kit/ui/hairlines';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { useSearch } from '../../kit/ui/use-search';
import { IconButton } from '../kit/icon-button';
import { PersonAvatar } from '../kit/person-avatar';
import { SearchInput } from '../kit/search-input';
import { SideNavigation } from '../kit/side-navigation';
import { pageColumns, plainList, stack } from '../kit/styles';
import { TaskDialog } from './task-dialog';
import { changeTask, dayFromToday, removeTask, type Task, tags, useTasks } from './tasks';

const lists: Readonly<Record<string, { readonly icon: FluentIcon; readonly has: (task: Task) => boolean }>> = {
  all: { icon: TaskListLtrRegular, has: ({ done }) => !done },
  day: { icon: WeatherSunnyRegular, has: ({ done, due }) => !done && due !== '' && due <= dayFromToday(0) },
  important: { icon: StarRegular, has: ({ done, important }) => !done && important },
  completed: { icon: CheckmarkCircleRegular, has: ({ done }) => done },
};

const useRowStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    paddingBlock: '8px',
    ...lineBelow,
    ':last-child': { borderBlockEndStyle: 'none' },
  },
  words: { flexGrow: 1, minInlineSize: 0, display: 'grid', justifyItems: 'start', rowGap: '2px' },
  title: { color: tokens.colorNeutralForeground1, textAlign: 'start' },
  done: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  fact: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '4px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  urgent: { color: tokens.colorStatusDangerForeground1 },
  star: { color: tokens.colorPaletteMarigoldForeground3 },
});

const TaskRow = ({ task, onOpen }: { readonly task: Task; readonly onOpen: () => void }): ReactNode => {
  const styles = useRowStyles();
  const text = useText('todo');
  const { id, title, due, priority, tag, assignee, important, done } = task;
  const isLate = !done && due !== '' && due < dayFromToday(0);
  const remove = () => {
    const undo = removeTask(id);
    notify({
      id: 'todo-deleted',
      intent: 'info',
      title: text('deleted'),
      body: title,
      actions: [{ label: text('undo'), run: undo }],
    });
  };
  return (
    <li className={styles.row}>
      <Checkbox
        shape="circular"
        checked={done}
        aria-label={text('row.done', { title })}
        onChange={() => changeTask(id, { done: !done })}
      />
      <div className={styles.words}>
        <Link as="button" className={mergeClasses(styles.title, done && styles.done)} dir="auto" onClick={onOpen}>
          {title}
        </Link>
        <div className={styles.facts}>
          {due === '' ? undefined : (
            <span className={mergeClasses(styles.fact, isLate && styles.urgent)}>
              <CalendarRegular aria-hidden />
              {isLate ? text('row.late', { day: formatDay(due) }) : formatDay(due)}
            </span>
          )}
          {priority === 'high' ? (
            <span className={mergeClasses(styles.fact, !done && styles.urgent)}>
              <FlagFilled aria-hidden />
              {text('row.high')}
            </span>
          ) : undefined}
          <Badge appearance="tint" color="informative">
            {text(`tags.${tag}`)}
          </Badge>
        </div>
      </div>
      {assignee === '' ? undefined : <PersonAvatar size={28} name={assignee} title={assignee} />}
      <IconButton
        label={text('row.important', { title })}
        aria-pressed={important}
        icon={important ? <StarFilled className={styles.star} /> : <StarRegular />}
        onClick={() => changeTask(id, { important: !important })}
      />
      <IconButton label={text('row.delete', { title })} icon={<DeleteRegular />} onClick={remove} />
    </li>
  );
};

const useStyles = makeStyles({
  columns: pageColumns('200px minmax(0, 1fr)', 900),
  side: stack,
  search: { inlineSize: '320px', maxInlineSize: '100%' },
  tasks: plainList,
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const [params, setParams] = useSearch();
  const tasks = useTasks((state) => state.tasks);
  const [editing, setEditing] = useState<{ readonly task?: Task }>();
  const name = params.get('list') ?? 'all';
  const list = lists[name] ?? lists.all;
  const tag = tags.find((one) => one === params.get('tag'));
  const query = params.get('q') ?? '';
  const shown = tasks.filter(
    (task) =>
      list?.has(task) &&
      (tag === undefined || task.tag === tag) &&
      fold(`${task.title} ${task.assignee}`).includes(fold(query.trim())),
  );
  return (
    <Page
      title={text('title')}
      description={text('about')}
      actions={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setEditing({})}>
          {text('add.submit')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <nav className={styles.side} aria-label={text('lists')}>
          <SideNavigation
            links={Object.entries(lists).map(([key, { icon: Icon, has }]) => ({
              key,
              to: `/apps/todo${key === 'all' ? '' : `?list=${key}`}`,
              label: text(`filters.${key}`),
              icon: <Icon />,
              current: key === name && tag === undefined,
              count: tasks.filter(has).length,
            }))}
          />
          <SideNavigation
            title={text('tagList')}
            links={tags.map((key) => ({
              key,
              to: `/apps/todo?tag=${key}`,
              label: text(`tags.${key}`),
              icon: <TagRegular />,
              current: key === tag,
            }))}
          />
        </nav>
        <SectionCard
          title={text(tag ? `tags.${tag}` : `filters.${lists[name] ? name : 'all'}`)}
          actions={
            <SearchInput
              className={styles.search}
              label={text('search')}
              query={query}
              onQueryChange={(q) =>
                setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), q }), { replace: true })
              }
            />
          }
        >
          {shown.length === 0 ? (
            <Message icon={ClipboardTaskListLtrRegular} title={text('none.title')} body={text('none.body')} />
          ) : (
            <ul className={styles.tasks}>
              {shown.map((task) => (
                <TaskRow key={task.id} task={task} onOpen={() => setEditing({ task })} />
              ))}
            </ul>
          )}
        </SectionCard>
      </div>
      {editing ? <TaskDialog task={editing.task} onClose={() => setEditing(undefined)} /> : undefined}
    </Page>
  );
};
