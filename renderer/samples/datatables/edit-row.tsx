/** A row whose cells are fields. Enter saves, Escape cancels; an invalid row stays open and says why. */
import { Button, Field, Input, makeStyles, Select, TableCell, TableRow } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldErrorProps } from '../../kit/form/field-error-props';
import { rulesOf } from '../../kit/form/rules';
import { useTextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';
import { discardDraft, saveDraft } from '../../kit/stores/drafts';
import type { Person } from '../kit/people';
import { type Editable, editFields, toEditable } from './editable';

const useStyles = makeStyles({
  cell: { verticalAlign: 'top', paddingTop: '6px', paddingBottom: '6px' },
  field: { inlineSize: '100%', minInlineSize: 0 },
  buttons: { display: 'flex', gap: '4px' },
});

interface CellFieldProps {
  readonly name: keyof Editable & string;
  readonly options: readonly (readonly [value: string, label: string])[] | undefined;
  readonly first: boolean;
}

const CellField = ({ name, options, first }: CellFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('datatables');
  const label = text(`fields.${name}`);
  const { error, required, value, onChange, ...line } = useTextField<Editable>(
    name,
    rulesOf<Editable>({ label, ...editFields[name] }),
  );
  const look = { className: styles.field, size: 'small', 'aria-label': label, 'aria-required': required } as const;
  return (
    <Field {...fieldErrorProps(error)}>
      {options ? (
        <Select {...line} {...look} value={value} onChange={(_, data) => onChange(data.value)}>
          {options.map(([option, shown]) => (
            <option key={option} value={option}>
              {shown}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          {...line}
          {...look}
          {...(name === 'email' || name === 'salary' ? { dir: 'ltr' } : {})}
          value={value}
          autoFocus={first}
          autoComplete="off"
          spellCheck={false}
          onChange={(_, data) => onChange(data.value)}
        />
      )}
    </Field>
  );
};

interface EditRowProps {
  readonly row: Person;
  readonly columns: readonly (keyof Editable & string)[];
  readonly optionsOf: (name: string) => CellFieldProps['options'];
  readonly onSave: (values: Editable) => void;
  readonly onCancel: () => void;
  /** Saves the row when another one is opened; resolves to false if it is invalid. */
  readonly ref: Ref<{ readonly leave: () => Promise<boolean> }>;
}

export const EditRow = ({ row, columns, optionsOf, onSave, onCancel, ref }: EditRowProps): ReactNode => {
  const styles = useStyles();
  const text = useText('datatables');
  const form = useForm<Editable>({ defaultValues: toEditable(row), mode: 'onTouched' });
  const { isDirty } = form.formState;
  // Like any form, ask before the page is left.
  useEffect(() => {
    if (isDirty) saveDraft('datatables.row', {});
    return () => discardDraft('datatables.row');
  }, [isDirty]);
  const { handleSubmit } = form;
  const save = () => void handleSubmit(onSave)();
  const leave = async (): Promise<boolean> => {
    let isSaved = !isDirty;
    if (isDirty)
      await handleSubmit((values) => {
        isSaved = true;
        onSave(values);
      })();
    return isSaved;
  };
  useImperativeHandle(ref, () => ({ leave }));
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && inField) save();
    else return;
    event.preventDefault();
  };
  return (
    <FormProvider {...form}>
      <TableRow appearance="neutral" onKeyDown={onKeyDown}>
        {columns.map((name, at) => (
          <TableCell key={name} className={styles.cell}>
            <CellField name={name} options={optionsOf(name)} first={at === 0} />
          </TableCell>
        ))}
        <TableCell className={styles.cell}>
          <div className={styles.buttons}>
            <Button
              size="small"
              appearance="primary"
              icon={<CheckmarkRegular />}
              aria-label={text('row-edit.save', { name: row.fullName })}
              onClick={save}
            />
            <Button
              size="small"
              icon={<DismissRegular />}
              aria-label={text('row-edit.cancel', { name: row.fullName })}
              onClick={onCancel}
            />
          </div>
        </TableCell>
      </TableRow>
    </FormProvider>
  );
};
