/** A task's row: check box, title and actions. */
import { Avatar, Badge, Button, Checkbox, mergeClasses } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  CalendarRegular,
  FlagFilled,
  NoteRegular,
  ReOrderDotsVerticalRegular,
  StarFilled,
  StarRegular,
} from '@fluentui/react-icons';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../kit/format/date-time';
import { type Text, useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import { useSortableItem } from '../../kit/sortable/use-sortable-item';
import { tagColors } from '../options';
import { changeTask } from '../store';
import { daysBetween, today } from '../task/days';
import type { Task } from '../task/task';
import type { TodoLocation } from '../todo-location';
import { useRowStyles } from './row.styles';
import { RowMenu } from './row-menu';

const near: Readonly<Record<string, string>> = { '-1': 'due.yesterday', '0': 'due.today', '1': 'due.tomorrow' };

interface DueWords {
  readonly words: string;
  readonly late: boolean;
}

/** A day in words: "Today", "May 16, 2026". Only an open task can be late. */
const formatDue = (text: Text, { due, done }: { due: string; done: boolean }, today: string): DueWords => {
  const days = daysBetween(today, due);
  const key = days === undefined ? undefined : near[String(days)];
  const day = key ? text(key) : formatDay(due);
  const late = days !== undefined && days < 0 && !done;
  return { words: late ? text('due.late', { day }) : day, late };
};

/** The line below a task's title: due date, priority, note and tags. */
const TaskFacts = ({ task }: { readonly task: Task }): ReactNode => {
  const styles = useRowStyles();
  const text = useText('todo');
  const { due, priority, tags, note, deleted } = task;
  const done = task.done || deleted;
  const { words, late } = formatDue(text, { due, done }, today());
  if (due === '' && priority === 'medium' && tags.length === 0 && note === '') return null;
  return (
    <div className={styles.meta}>
      {due === '' ? undefined : (
        <span className={mergeClasses(styles.fact, late && styles.late)}>
          <CalendarRegular aria-hidden />
          {words}
        </span>
      )}
      {priority === 'medium' ? undefined : (
        <span className={mergeClasses(styles.fact, priority === 'high' && !done && styles.high)}>
          {priority === 'high' ? <FlagFilled aria-hidden /> : <ArrowDownRegular aria-hidden />}
          {text('priorityOf', { priority: text(`priorities.${priority}`) })}
        </span>
      )}
      {note === '' ? undefined : <NoteRegular aria-label={text('row.note')} role="img" />}
      {tags.length === 0 ? undefined : (
        <span className={styles.badges}>
          {tags.map((tag) => (
            <Badge key={tag} appearance="tint" color={tagColors[tag]} size="medium">
              {text(`tags.${tag}`)}
            </Badge>
          ))}
        </span>
      )}
    </div>
  );
};

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
