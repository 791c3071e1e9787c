/** What the examples share: their props, how they end, and the dialog with a single form. */
import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { notify } from '../../kit/feedback/notify';
import type { FormProps } from '../../kit/form/form';
import { useText } from '../../kit/format/text';
import { LocalForm } from '../kit/local-form';

export interface ExampleProps {
  readonly onClose: () => void;
}

const useStyles = makeStyles({ actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' } });

/** The buttons of a dialog, with a Cancel after them. */
export const DialogButtons = ({ onClose, children }: ExampleProps & { readonly children: ReactNode }): ReactNode => (
  <div className={useStyles().actions}>
    {children}
    <Button onClick={onClose}>{useText('modal-examples')('cancel')}</Button>
  </div>
);

/** Closes the dialog with a toast which says that nothing was sent. */
export const useFinish = (onClose: () => void): ((title: string) => void) => {
  const text = useText('modal-examples');
  return (title) => {
    notify({ intent: 'success', title, body: text('nothing') });
    onClose();
  };
};

interface ExampleFormProps<V extends FieldValues>
  extends ExampleProps,
    Pick<FormProps<V, null>, 'values' | 'secretFields'> {
  /** Its texts are `<name>.title`, `<name>.submit` and `<name>.saved`. */
  readonly name: string;
  readonly children: ReactNode;
}

export const ExampleForm = <V extends FieldValues>({ name, onClose, ...form }: ExampleFormProps<V>): ReactNode => {
  const text = useText('modal-examples');
  return (
    <LocalForm<V>
      draftKey={`modal-examples.${name}`}
      submitLabel={text(`${name}.submit`)}
      savedMessage={text(`${name}.saved`)}
      onDone={onClose}
      onCancel={onClose}
      {...form}
    />
  );
};

export const ExampleFormDialog = <V extends FieldValues>({
  width,
  ...form
}: ExampleFormProps<V> & { readonly width: number }): ReactNode => (
  <FormDialog title={useText('modal-examples')(`${form.name}.title`)} width={width} onClose={form.onClose}>
    <ExampleForm<V> {...form} />
  </FormDialog>
);
