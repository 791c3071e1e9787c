import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CheckField } from '../../../kit/form/choice-fields';
import { WideField } from '../../../kit/form/form-section';
import { useTextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
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
    // Not a `Field`: it would label every check box with the group's name.
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
  readonly draftKey: string;
  readonly values: TaskValues;
  readonly submitLabel: string;
  readonly savedMessage: string;
  readonly onSave: (values: TaskValues) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const TaskForm = ({ onSave, ...form }: TaskFormProps): ReactNode => {
  const text = useText('todo');
  return (
    <LocalForm<TaskValues> {...form} onSave={(values) => onSave({ ...values, title: values.title.trim() })}>
      <FormFields<TaskValues>
        area="todo"
        labels="form"
        rows={[
          { name: 'title', wide: true, required: true, maxLength: 200, autoFocus: true },
          { name: 'assignee', kind: 'select', options: assignees.map((value) => ({ value, label: value })) },
          { name: 'due', kind: 'date', placeholder: text('form.noDue') },
          {
            name: 'priority',
            kind: 'select',
            required: true,
            options: priorities.map((value) => ({ value, label: text(`priorities.${value}`) })),
          },
        ]}
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
    </LocalForm>
  );
};
