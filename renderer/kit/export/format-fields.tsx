import { Checkbox, Field, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import type { ExportChoice } from './export-request';

const separators = { ',': 'dialog.comma', ';': 'dialog.semicolon', '\t': 'dialog.tab' } as const;

interface FormatFieldsProps {
  readonly choice: ExportChoice;
  readonly onChange: (part: Partial<ExportChoice>) => void;
}

/** How the file is written. */
export const FormatFields = ({ choice, onChange }: FormatFieldsProps): ReactNode => {
  const text = useText('exports');
  return (
    <>
      <Field label={text('dialog.separator')}>
        <Select
          value={choice.separator}
          onChange={(_, { value }) => onChange({ separator: value as ExportChoice['separator'] })}
        >
          {Object.entries(separators).map(([sign, key]) => (
            <option key={key} value={sign}>
              {text(key)}
            </option>
          ))}
        </Select>
      </Field>
      <Field hint={text('dialog.forSpreadsheetHint')}>
        <Checkbox
          label={text('dialog.forSpreadsheet')}
          checked={choice.forSpreadsheet}
          onChange={(_, { checked }) => onChange({ forSpreadsheet: checked === true })}
        />
      </Field>
      {choice.forSpreadsheet ? (
        <Field hint={text('dialog.keepZerosHint')}>
          <Checkbox
            label={text('dialog.keepZeros')}
            checked={choice.keepZeros}
            onChange={(_, { checked }) => onChange({ keepZeros: checked === true })}
          />
        </Field>
      ) : undefined}
    </>
  );
};
