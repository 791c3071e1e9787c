import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../kit/format/text';
import { LocalForm } from '../kit/local-form';

type FormProps<V extends FieldValues> = ComponentProps<typeof LocalForm<V>>;
type Optional = 'submit' | 'saved';

interface CheckFormProps<V extends FieldValues>
  extends Omit<FormProps<V>, 'draft' | Optional>,
    Partial<Pick<FormProps<V>, Optional>> {
  readonly name: string;
}

/** A form of these pages: it says that its values are valid and sends nothing. */
export const CheckForm = <V extends FieldValues>({ name, ...form }: CheckFormProps<V>): ReactNode => {
  const text = useText('forms');
  return <LocalForm<V> draft={`forms.${name}`} submit={text('check')} saved={text('checked')} {...form} />;
};
