/** The open tasks, which can be ordered, and the completed ones below them. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SortableList } from '../../kit/sortable/sortable-list';
import { stackedList } from '../../kit/styles';
import { moveTask } from '../store';
import type { Task } from '../task/task';
import type { TodoLocation } from '../todo-location';
import { SortableTaskRow, TaskRow } from './task-row';

const useStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalXS),
  fold: { justifySelf: 'start' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, paddingInline: tokens.spacingHorizontalS },
});

interface ListProps {
  readonly tasks: readonly Task[];
  readonly address: TodoLocation;
  readonly onRemove: (task: Task) => void;
}

interface PlainProps extends ListProps {
  readonly label: string;
  /** Aligns with rows above that have a drag handle. */
  readonly aligned?: boolean;
}

const Plain = ({ tasks, label, ...row }: PlainProps): ReactNode => (
  <ul className={useStyles().list} aria-label={label}>
    {tasks.map((task) => (
      <TaskRow key={task.id} task={task} {...row} />
    ))}
  </ul>
);

const InOrder = ({ tasks, ...row }: ListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const [announcement, setAnnouncement] = useState<string>();
  const move = (from: number, to: number): boolean => {
    const [task, there] = [tasks[from], tasks[to]];
    if (!task || !there) return false;
    moveTask(task.id, there.id);
    return true;
  };
  const moveBy = (index: number, by: -1 | 1): void => {
    const name = tasks[index]?.title ?? '';
    const moved = text('row.moved', { name, place: index + by + 1, total: tasks.length });
    if (move(index, index + by)) setAnnouncement(moved);
  };
  return (
    <SortableList items={tasks.map(({ id, title }) => ({ id, name: title }))} onMove={move} announcement={announcement}>
      <ul className={styles.list} aria-label={text('list')}>
        {tasks.map((task, index) => (
          <SortableTaskRow
            key={task.id}
            task={task}
            index={index}
            first={index === 0}
            last={index === tasks.length - 1}
            onMove={(by) => moveBy(index, by)}
            {...row}
          />
        ))}
      </ul>
    </SortableList>
  );
};

export const TaskList = ({ tasks, ...row }: ListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const [folded, setFolded] = useState(false);
  const { filter } = row.address.filter;
  if (filter === 'deleted' || filter === 'completed') return <Plain label={text('list')} tasks={tasks} {...row} />;
  const open = tasks.filter(({ done }) => !done);
  const completed = tasks.filter(({ done }) => done);
  const label = text('doneTitle', { count: completed.length });
  return (
    <>
      {open.length === 0 ? <p className={styles.quiet}>{text('none.open')}</p> : undefined}
      {open.length > 0 && row.address.sort === 'manual' ? <InOrder tasks={open} {...row} /> : undefined}
      {open.length > 0 && row.address.sort !== 'manual' ? (
        <Plain label={text('list')} tasks={open} {...row} />
      ) : undefined}
      {completed.length > 0 ? (
        <>
          <Button
            className={styles.fold}
            appearance="subtle"
            size="small"
            aria-expanded={!folded}
            icon={folded ? <ChevronDownRegular /> : <ChevronUpRegular />}
            iconPosition="after"
            onClick={() => setFolded(!folded)}
          >
            {label}
          </Button>
          {folded ? undefined : (
            <Plain
              label={label}
              tasks={completed}
              aligned={open.length > 0 && row.address.sort === 'manual'}
              {...row}
            />
          )}
        </>
      ) : undefined}
    </>
  );
};
