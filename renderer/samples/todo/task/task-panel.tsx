/** The panel for a new or an existing task. Leaving it unsaved asks first. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular, DismissRegular, TaskListLtrRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { Message } from '../../../kit/feedback/message';
import { useText } from '../../../kit/format/text';
import { discardDraft } from '../../../kit/stores/drafts';
import { insetBorder } from '../../../kit/ui/styles';
import { IconButton } from '../../kit/icon-button';
import { heading } from '../../kit/styles';
import { addTask, changeTask, taskOf, useTodo } from '../store';
import { deleteTask } from '../task-actions';
import type { TodoLocation } from '../todo-location';
import type { Task, TaskValues } from './task';
import { TaskForm } from './task-form';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    minInlineSize: 0,
    // Stays in view while the list scrolls.
    position: 'sticky',
    insetBlockStart: tokens.spacingVerticalL,
    maxBlockSize: 'calc(100dvh - 110px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media (max-width: 900px)': { position: 'static', maxBlockSize: 'none' },
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  title: { flexGrow: 1, ...heading(400) },
});

const empty: TaskValues = {
  title: '',
  note: '',
  due: '',
  priority: 'medium',
  tags: [],
  assignee: '',
  important: false,
};

const valuesOf = ({ title, note, due, priority, tags, assignee, important }: Task): TaskValues => ({
  title,
  note,
  due,
  priority,
  tags,
  assignee,
  important,
});

interface PanelProps {
  readonly id: string;
  readonly address: TodoLocation;
}

export const TaskPanel = ({ id, address }: PanelProps): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const heading = useId();
  const task = useTodo(() => taskOf(id));
  const isNew = id === 'new';
  const { close } = address;
  const { tag, priority, filter } = address.filter;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <RestoreFocus />
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {text(isNew ? 'panel.new' : 'panel.edit')}
        </h2>
        {task && !task.deleted ? (
          <IconButton
            label={text('row.delete')}
            icon={<DeleteRegular />}
            onClick={() => {
              // Unsaved changes go with it, so leaving must not ask.
              discardDraft(`todo.${id}`);
              close();
              deleteTask(task);
            }}
          />
        ) : undefined}
        <IconButton label={text('panel.close')} icon={<DismissRegular />} onClick={close} />
      </div>
      {isNew ? (
        <TaskForm
          draftKey="todo.new"
          values={{
            ...empty,
            tags: tag ? [tag] : [],
            priority: priority ?? 'medium',
            important: filter === 'important',
          }}
          submitLabel={text('form.add')}
          savedMessage={text('form.added')}
          onSave={(values) => void addTask(values)}
          onDone={close}
          onCancel={close}
        />
      ) : task ? (
        <TaskForm
          draftKey={`todo.${id}`}
          values={valuesOf(task)}
          submitLabel={text('form.save')}
          savedMessage={text('form.saved')}
          onSave={(values) => changeTask(id, values)}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <Message icon={TaskListLtrRegular} title={text('panel.missing')} body={text('panel.missingBody')}>
          <Button onClick={close}>{text('panel.back')}</Button>
        </Message>
      )}
    </section>
  );
};
