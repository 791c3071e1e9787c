/** The line below a task's title: due date, priority, note and tags. */
import { Badge, mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular, CalendarRegular, FlagFilled, NoteRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { tagColors } from '../options';
import { today } from '../task/days';
import type { Task } from '../task/task';
import { formatDue } from './format-due';
import { useRowStyles } from './row.styles';

export const TaskFacts = ({ task }: { readonly task: Task }): ReactNode => {
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
