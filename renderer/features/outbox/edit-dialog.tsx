/** Changes the values of an entry before it is sent. */
import type { OutboxEntry, OutboxField } from '@contract/bridge';
import { Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { LongTextField, SelectField, SwitchField } from '../../kit/form/choice-fields';
import { Form } from '../../kit/form/form';
import { WideField } from '../../kit/form/form-section';
import { checkNumber } from '../../kit/form/rules';
import { TextField } from '../../kit/form/text-field';
import { enumText } from '../../kit/format/field';
import { joinList } from '../../kit/format/join';
import { useText } from '../../kit/format/text';
import { titleText } from '../../kit/outbox/entry-text';
import { labelOf, wordsOf } from '../../kit/outbox/subject';
import { type EditValues, inputKind, inputName, toEditedData, toEditValues } from './edit-values';

/** Longer texts and texts with several lines get a multiline field. */
const longText = 80;

interface EditDialogProps {
  readonly entry: OutboxEntry;
  readonly onClose: () => void;
}

const EditField = ({
  entry,
  field,
  index,
}: {
  readonly entry: OutboxEntry;
  readonly field: OutboxField;
  readonly index: number;
}): ReactNode => {
  const text = useText('outbox');
  const kind = inputKind(field);
  const named = { name: inputName(index), label: labelOf(entry, field) };
  const words = wordsOf(entry, field);
  const mine = String(field.mine ?? '');
  if (kind === 'flag') return <SwitchField<EditValues> {...named} />;
  if (kind === 'list') return <LongTextField<EditValues> {...named} hint={text('editDialog.list')} />;
  if (kind === 'number')
    return <TextField<EditValues> {...named} rules={{ validate: (typed) => checkNumber(String(typed)) }} />;
  if (words) {
    const options = words.includes(mine) || mine === '' ? words : [...words, mine];
    return (
      <SelectField<EditValues> {...named} options={options.map((value) => ({ value, label: enumText({}, value) }))} />
    );
  }
  return mine.length > longText || mine.includes('\n') ? (
    <WideField>
      <LongTextField<EditValues> {...named} />
    </WideField>
  ) : (
    <TextField<EditValues> {...named} />
  );
};

export const EditDialog = ({ entry, onClose }: EditDialogProps): ReactNode => {
  const text = useText('outbox');
  const { id, fields } = entry;
  const others = fields.filter((field) => inputKind(field) === undefined).map((field) => labelOf(entry, field));
  return (
    <FormDialog title={text('editDialog.title', { title: titleText(text, entry) })} onClose={onClose}>
      <Form<EditValues, OutboxEntry>
        draftKey={`outbox.${id}`}
        values={toEditValues(fields)}
        onSubmit={(values) => bridge().outbox.edit({ id, data: toEditedData(entry, values) })}
        onDone={onClose}
        submitLabel={text('editDialog.save')}
        savedMessage={text('editDialog.saved')}
        onCancel={onClose}
      >
        {fields.map((field, index) =>
          inputKind(field) === undefined ? undefined : (
            <EditField key={field.name} entry={entry} field={field} index={index} />
          ),
        )}
        {others.length > 0 ? <Text>{text('editDialog.others', { fields: joinList(others) })}</Text> : undefined}
      </Form>
    </FormDialog>
  );
};
