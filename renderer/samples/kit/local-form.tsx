import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '../../kit/form/form';

type LocalFormProps<V extends FieldValues> = Omit<FormProps<V, null>, 'onSubmit' | 'confirm'> & {
  readonly onSave?: (values: V) => void;
};

/** A form that sends nothing. */
export const LocalForm = <V extends FieldValues>({ onSave, ...form }: LocalFormProps<V>): ReactNode => (
  <Form<V, null>
    {...form}
    onSubmit={async (values) => {
      onSave?.(values);
      return ok(null);
    }}
  />
);
