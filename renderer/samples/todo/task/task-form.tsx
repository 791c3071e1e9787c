import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CheckField, SelectField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField, useTextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { DateField } from '../../kit/form/date-field';
import { RichText } from '../../kit/rich-text/rich-text';
import { textSize } from '../../kit/styles';
import { priorities, tags } from '../options';
import { assignees } from '../seeds/tasks';
import type { TaskValues } from './task';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  legend: { padding: 0, paddingBlockEnd: tokens.spacingVerticalXXS, ...textSize[300] },
  tags: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, marginInlineStart: '-8px' },
});

const TagsField = ({ label }: { readonly label: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const { control } = useFormContext<TaskValues>();
  const { field } = useController<TaskValues, 'tags'>({ name: 'tags', control });
  const on = field.value;
  return (
    // No `Field`: each box would be named after all of them.
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tags}>
        {tags.map((tag) => (
          <Checkbox
            key={tag}
            label={text(`tags.${tag}`)}
            checked={on.includes(tag)}
            onBlur={field.onBlur}
            onChange={() => field.onChange(tags.filter((one) => (one === tag) !== on.includes(one)))}
          />
        ))}
      </div>
    </fieldset>
  );
};

const Note = ({ label, placeholder }: { readonly label: string; readonly placeholder: string }): ReactNode => (
  <RichText label={label} placeholder={placeholder} maxLength={4_000} {...useTextField<TaskValues>('note')} />
);

interface TaskFormProps {
  readonly draft: string;
  readonly values: TaskValues;
  readonly submit: string;
  readonly saved: string;
  readonly onSave: (values: TaskValues) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const TaskForm = ({ onSave, ...form }: TaskFormProps): ReactNode => {
  const text = useText('todo');
  return (
    <Form<TaskValues, undefined>
      {...form}
      onSubmit={async (values) => {
        onSave({ ...values, title: values.title.trim() });
        return { ok: true, value: undefined };
      }}
    >
      <WideField>
        <TextField<TaskValues>
          name="title"
          label={text('form.title')}
          rules={rulesOf<TaskValues>({ label: text('form.title'), required: true, maxLength: 200 })}
          autoFocus
        />
      </WideField>
      <SelectField<TaskValues>
        name="assignee"
        label={text('form.assignee')}
        options={assignees.map((name) => ({ value: name, label: name }))}
      />
      <DateField<TaskValues> name="due" label={text('form.due')} placeholder={text('form.noDue')} />
      <SelectField<TaskValues>
        name="priority"
        label={text('form.priority')}
        rules={rulesOf<TaskValues>({ label: text('form.priority'), required: true })}
        options={priorities.map((word) => ({ value: word, label: text(`priorities.${word}`) }))}
      />
      <WideField>
        <TagsField label={text('form.tags')} />
      </WideField>
      <WideField>
        <Note label={text('form.note')} placeholder={text('form.notePlaceholder')} />
      </WideField>
      <WideField>
        <CheckField<TaskValues> name="important" label={text('form.important')} />
      </WideField>
    </Form>
  );
};
