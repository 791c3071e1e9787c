/** A form from a description, which sends nothing. */
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormProps } from '../../kit/form/form';
import { hasText, useText } from '../../kit/format/text';
import { type FieldRow, FormFields } from './form-fields';
import { LocalForm } from './local-form';

export interface FormDescription<V extends FieldValues = FieldValues> {
  /** Its texts are the area's `<name>.submit` and `<name>.saved`; without them `submit` and `saved`. */
  readonly name: string;
  readonly rows: readonly FieldRow<V>[];
  readonly values: V;
  readonly onSave?: (values: V) => void;
}

interface DescribedFormProps<V extends FieldValues>
  extends FormDescription<V>,
    Pick<FormProps<V, null>, 'onDone' | 'onCancel' | 'canSendUnchanged' | 'wideSubmit'> {
  readonly area: string;
}

export const DescribedForm = <V extends FieldValues>({
  area,
  name,
  rows,
  ...form
}: DescribedFormProps<V>): ReactNode => {
  const text = useText(area);
  const ownOrShared = (key: string) => text(hasText(`${area}:${name}.${key}`) ? `${name}.${key}` : key);
  return (
    <LocalForm<V>
      {...form}
      draftKey={`${area}.${name}`}
      secretFields={rows.filter(({ kind }) => kind === 'password').map((row) => row.name)}
      submitLabel={ownOrShared('submit')}
      savedMessage={ownOrShared('saved')}
    >
      <FormFields<V> area={area} rows={rows} />
    </LocalForm>
  );
};
