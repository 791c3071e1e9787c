/** A step's form: keeps its values as they change, and continues once they are valid. */
import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
});

interface StepFormProps<V extends FieldValues> {
  readonly values: V;
  readonly keep: (values: V) => void;
  readonly back: { readonly label: string; readonly run: () => void };
  readonly on: { readonly label: string; readonly run: (values: V) => void | Promise<void> };
  readonly children: ReactNode;
}

export const StepForm = <V extends FieldValues>({ values, keep, back, on, children }: StepFormProps<V>): ReactNode => {
  const styles = useStyles();
  // The initial values only; then the form owns them.
  const [first] = useState(values);
  const form = useForm<V>({ defaultValues: first as DefaultValues<V>, mode: 'onTouched' });
  const { subscribe, handleSubmit, formState } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => keep(state.values) }),
    [subscribe, keep],
  );
  const busy = formState.isSubmitting;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit((sent) => (busy ? undefined : on.run(sent)))(event)}
    >
      <FormProvider {...form}>{children}</FormProvider>
      <div className={styles.actions}>
        <Button onClick={back.run}>{back.label}</Button>
        <Button type="submit" appearance="primary" disabledFocusable={busy}>
          {on.label}
        </Button>
      </div>
    </form>
  );
};
