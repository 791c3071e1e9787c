/** Chooses records with a search as you type: one that stays in the box, or several that are shown elsewhere. */
import { Combobox, Field } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Naming, Values } from '../../area/field';
import { nameOf } from '../../format/naming';
import { kitText } from '../../format/text';
import { fieldErrorProps } from '../field-error-props';
import { useRecordOptions } from './use-record-options';
import { type Search, useRecordSearch } from './use-record-search';

interface PickerProps extends Search {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly naming: Naming;
  /** The field with the id (default `id`). */
  readonly id?: string;
  /** Distinguishes records with the same name: an email, a day. */
  readonly describe?: (row: Values) => string;
  /** The chosen record. Absent if the parent collects several; the box is then cleared after each choice. */
  readonly chosen?: Values | undefined;
  /** Offered first while nothing is typed. */
  readonly suggested?: Values | undefined;
  readonly onChoose: (row: Values | undefined) => void;
}

export const RecordPicker = (props: PickerProps): ReactNode => {
  const { label, naming, id = 'id', describe, chosen, suggested, onChoose } = props;
  const name = chosen ? nameOf(naming, chosen) || String(chosen[id]) : '';
  const [query, setQuery] = useState<string>();
  const [open, setOpen] = useState(false);
  const found = useRecordSearch({ ...props }, query ?? '');
  const rows =
    suggested && (query ?? '').trim() === ''
      ? [suggested, ...found.rows.filter((one) => String(one[id]) !== String(suggested[id]))]
      : found.rows;
  const options = useRecordOptions({ ...found, rows, naming, id, describe });
  return (
    <Field
      label={label}
      required={props.required ?? false}
      {...(props.hint ? { hint: props.hint } : {})}
      {...fieldErrorProps(props.error)}
    >
      <Combobox
        freeform
        expandIcon={{ 'aria-label': kitText('find.show') }}
        // Typed text is a search and never becomes the value.
        clearable={chosen !== undefined}
        value={query ?? name}
        selectedOptions={chosen ? [String(chosen[id])] : []}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        open={open}
        onOpenChange={(_, data) => setOpen(data.open)}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
        }}
        onBlur={() => setQuery(undefined)}
        onOptionSelect={(_, { optionValue }) => {
          const row = rows.find((one) => String(one[id]) === optionValue);
          if (row || optionValue === undefined) onChoose(row);
          setQuery(undefined);
        }}
      >
        {options}
      </Combobox>
    </Field>
  );
};
