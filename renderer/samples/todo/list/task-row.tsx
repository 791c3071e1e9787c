/** A task's row: check box, title and actions. */
import { Avatar, Button, Checkbox, mergeClasses } from '@fluentui/react-components';
import { ReOrderDotsVerticalRegular, StarFilled, StarRegular } from '@fluentui/react-icons';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import { useSortableItem } from '../../kit/sortable/use-sortable-item';
import { changeTask } from '../store';
import type { Task } from '../task/task';
import type { TodoLocation } from '../todo-location';
import { useRowStyles } from './row.styles';
import { RowMenu } from './row-menu';
import { TaskFacts } from './task-facts';

interface RowProps {
  readonly task: Task;
  readonly address: TodoLocation;
  readonly onRemove: (task: Task) => void;
  readonly first?: boolean;
  readonly last?: boolean;
  readonly onMove?: ((by: -1 | 1) => void) | undefined;
  /** The drag handle, in manual order. */
  readonly handle?: ReactNode;
  readonly lifted?: boolean;
  /** Aligns with rows above that have a drag handle. */
  readonly aligned?: boolean;
  readonly ref?: Ref<HTMLLIElement>;
}

export const TaskRow = (props: RowProps): ReactNode => {
  const { task, address, handle, lifted = false, aligned = false, ref } = props;
  const { id, title, done, important, assignee, deleted } = task;
  const styles = useRowStyles();
  const text = useText('todo');
  const assigned = text('row.assigned', { name: assignee });
  return (
    <li
      ref={ref}
      className={mergeClasses(
        styles.row,
        !handle && (aligned ? styles.aligned : styles.fixed),
        address.open === id && styles.open,
        lifted && styles.lifted,
      )}
    >
      {handle}
      <Checkbox
        shape="circular"
        checked={done}
        disabled={deleted}
        aria-label={text('row.done', { title })}
        onChange={(_, { checked }) => changeTask(id, { done: checked === true })}
      />
      <div className={styles.body}>
        <Link
          to={address.pathOf(id)}
          preventScrollReset
          className={mergeClasses(styles.title, done && styles.done)}
          dir="auto"
          {...(address.open === id ? { 'aria-current': 'true' as const } : {})}
        >
          {title}
        </Link>
        <TaskFacts task={task} />
      </div>
      <div className={styles.end}>
        {assignee === '' ? undefined : (
          <LazyTooltip content={assigned} relationship="label">
            <Avatar size={28} name={assignee} color="colorful" role="img" />
          </LazyTooltip>
        )}
        <Button
          appearance="subtle"
          icon={important ? <StarFilled className={styles.star} /> : <StarRegular />}
          aria-label={text('row.important', { title })}
          aria-pressed={important}
          disabled={deleted}
          onClick={() => changeTask(id, { important: !important })}
        />
        <RowMenu
          task={task}
          onOpen={() => address.openTask(id)}
          onMove={props.onMove}
          first={props.first ?? false}
          last={props.last ?? false}
          onRemove={() => props.onRemove(task)}
        />
      </div>
    </li>
  );
};

/** A row in manual order, with a drag handle. */
export const SortableTaskRow = ({ index, ...row }: RowProps & { readonly index: number }): ReactNode => {
  const styles = useRowStyles();
  const { id, title } = row.task;
  const { ref, handle, lifted } = useSortableItem({ id, name: title, index });
  return (
    <TaskRow
      {...row}
      ref={ref}
      lifted={lifted}
      handle={
        <Button
          {...handle}
          className={styles.handle}
          size="small"
          appearance="transparent"
          icon={<ReOrderDotsVerticalRegular />}
        />
      }
    />
  );
};
