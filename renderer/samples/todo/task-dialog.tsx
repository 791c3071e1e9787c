import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { useText } from '../../kit/format/text';
import { FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';
import { addTask, assignees, changeTask, emptyTask, priorities, type Task, type TaskValues, tags } from './tasks';

interface TaskDialogProps {
  /** Undefined for a new task. */
  readonly task: Task | undefined;
  readonly onClose: () => void;
}

export const TaskDialog = ({ task, onClose }: TaskDialogProps): ReactNode => {
  const text = useText('todo');
  const words = task ? 'edit' : 'add';
  const { title, note, due, priority, tag, assignee } = task ?? emptyTask;
  return (
    <FormDialog title={text(`${words}.title`)} onClose={onClose}>
      <LocalForm<TaskValues>
        draftKey={`todo.${task?.id ?? 'new'}`}
        values={{ title, note, due, priority, tag, assignee }}
        submitLabel={text(`${words}.submit`)}
        savedMessage={text(`${words}.saved`)}
        onSave={(values) => (task ? changeTask(task.id, values) : addTask(values))}
        onDone={onClose}
        onCancel={onClose}
      >
        <FormFields<TaskValues>
          area="todo"
          rows={[
            { name: 'title', wide: true, required: true, maxLength: 200, autoFocus: true },
            { name: 'assignee', kind: 'select', options: assignees.map((value) => ({ value, label: value })) },
            { name: 'due', kind: 'date' },
            {
              name: 'priority',
              kind: 'select',
              required: true,
              options: priorities.map((value) => ({ value, label: text(`priorities.${value}`) })),
            },
            {
              name: 'tag',
              kind: 'select',
              required: true,
              options: tags.map((value) => ({ value, label: text(`tags.${value}`) })),
            },
            { name: 'note', kind: 'long', wide: true, rows: 4 },
          ]}
        />
      </LocalForm>
    </FormDialog>
  );
};
