import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../kit/format/text';
import { LocalForm } from '../kit/local-form';

type FormProps<V extends FieldValues> = ComponentProps<typeof LocalForm<V>>;
type Optional = 'submitLabel' | 'savedMessage';

interface CheckFormProps<V extends FieldValues>
  extends Omit<FormProps<V>, 'draftKey' | Optional>,
    Partial<Pick<FormProps<V>, Optional>> {
  readonly name: string;
}

/** A form of these pages: it says that its values are valid and sends nothing. */
export const CheckForm = <V extends FieldValues>({ name, ...form }: CheckFormProps<V>): ReactNode => {
  const text = useText('forms');
  return (
    <LocalForm<V> draftKey={`forms.${name}`} submitLabel={text('check')} savedMessage={text('checked')} {...form} />
  );
};
