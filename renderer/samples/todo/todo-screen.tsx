/** `/apps/todo` and `/apps/todo/:id`: the tasks and the open one. */
import { Button, Label, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { AddRegular, ClipboardTaskListLtrRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { Message } from '../../kit/feedback/message';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SearchInput } from '../kit/search-input';
import { QuickAdd } from './list/quick-add';
import { TaskList } from './list/task-list';
import { sorts } from './options';
import { Sidebar } from './sidebar';
import { useTodo } from './store';
import { countsOf } from './task/counts';
import { today } from './task/days';
import { filterTasks, sortTasks } from './task/order';
import type { Task } from './task/task';
import { TaskPanel } from './task/task-panel';
import { deletePermanently } from './task-actions';
import { type TodoLocation, useTodoLocation } from './todo-location';

const useToolbarStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  search: { flexGrow: 1, flexBasis: '220px', maxInlineSize: '420px' },
  sort: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
});

const Toolbar = ({ address }: { readonly address: TodoLocation }): ReactNode => {
  const styles = useToolbarStyles();
  const text = useText('todo');
  const id = useId();
  return (
    <div className={styles.bar}>
      <SearchInput
        className={styles.search}
        label={text('search')}
        query={address.filter.words}
        onQueryChange={(q) => address.change({ q })}
      />
      <div className={styles.sort}>
        <Label htmlFor={id}>{text('sort')}</Label>
        <Select
          id={id}
          value={address.sort}
          onChange={(_, { value }) => address.change({ sort: value === 'manual' ? undefined : value })}
        >
          {sorts.map((word) => (
            <option key={word} value={word}>
              {text(`sorts.${word}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
};

const narrow = '@media (max-width: 900px)';
const medium = '@media (max-width: 1279px)';
const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  },
  withPanel: {
    gridTemplateColumns: '200px minmax(0, 1fr) 400px',
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"side panel" "tasks panel"',
      rowGap: tokens.spacingVerticalM,
    },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto', gridTemplateAreas: '"panel"' },
  },
  sideArea: { [medium]: { gridArea: 'side', position: 'static' } },
  tasksArea: { [medium]: { gridArea: 'tasks' } },
  panelArea: { minInlineSize: 0, blockSize: '100%', [medium]: { gridArea: 'panel' } },
  side: { position: 'sticky', insetBlockStart: tokens.spacingVerticalL, [narrow]: { position: 'static' } },
  tasks: { display: 'grid', rowGap: tokens.spacingVerticalM },
  /** Hidden in narrow windows while a task is open. */
  behind: { [narrow]: { display: 'none' } },
});

const None = ({ address }: { readonly address: TodoLocation }): ReactNode => {
  const text = useText('todo');
  const navigate = useNavigate();
  const { filter, tag, priority, words } = address.filter;
  const kind = words !== '' || tag || priority ? 'found' : filter;
  return (
    <Message icon={ClipboardTaskListLtrRegular} title={text(`none.${kind}.title`)} body={text(`none.${kind}.body`)}>
      {kind === 'all' ? undefined : (
        <Button onClick={() => void navigate(address.listBy({}))}>{text('none.reset')}</Button>
      )}
    </Message>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const address = useTodoLocation();
  const all = useTodo(({ tasks }) => tasks);
  const [removing, setRemoving] = useState<readonly Task[]>();
  const { filter: asked, sort, open } = address;
  const tasks = sortTasks(filterTasks(all, asked, today()), sort);
  const isDeleted = asked.filter === 'deleted';
  const isOpen = open !== undefined;
  const behind = isOpen && styles.behind;
  return (
    <Page
      title={text('title')}
      description={text('about')}
      actions={
        isDeleted ? (
          <Button
            icon={<DeleteRegular />}
            disabledFocusable={tasks.length === 0}
            onClick={() => (tasks.length > 0 ? setRemoving(tasks) : undefined)}
          >
            {text('remove.all', { count: tasks.length })}
          </Button>
        ) : (
          <Button appearance="primary" icon={<AddRegular />} onClick={() => address.openTask('new')}>
            {text('add')}
          </Button>
        )
      }
    >
      <div className={mergeClasses(styles.columns, isOpen && styles.withPanel)}>
        <div className={mergeClasses(styles.side, isOpen && styles.sideArea, behind)}>
          <Sidebar address={address} counts={countsOf(all, today())} compact={isOpen} />
        </div>
        <div className={mergeClasses(styles.tasks, isOpen && styles.tasksArea, behind)}>
          <Toolbar address={address} />
          {isDeleted || asked.filter === 'completed' ? undefined : <QuickAdd filter={asked} />}
          {tasks.length === 0 ? (
            <None address={address} />
          ) : (
            <TaskList tasks={tasks} address={address} onRemove={(task) => setRemoving([task])} />
          )}
        </div>
        {open === undefined ? undefined : (
          <div className={styles.panelArea}>
            <TaskPanel key={open} id={open} address={address} />
          </div>
        )}
      </div>
      {removing ? (
        <ConfirmDialog
          open
          destructive
          irreversible
          title={text('remove.title', { count: removing.length })}
          body={text('remove.body')}
          names={removing.map(({ title }) => title)}
          confirm={text('remove.confirm')}
          onConfirm={() => {
            deletePermanently(removing);
            setRemoving(undefined);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      ) : undefined}
    </Page>
  );
};
