import { Checkbox, Field, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import type { ExportChoice } from './export-request';

const separators = { ',': 'export.comma', ';': 'export.semicolon', '\t': 'export.tab' } as const;

interface FormatFieldsProps {
  readonly choice: ExportChoice;
  readonly onChange: (part: Partial<ExportChoice>) => void;
}

/** How the file is written. */
export const FormatFields = ({ choice, onChange }: FormatFieldsProps): ReactNode => {
  const text = useText('kit');
  return (
    <>
      <Field label={text('export.separator')}>
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
      <Field hint={text('export.forSpreadsheetHint')}>
        <Checkbox
          label={text('export.forSpreadsheet')}
          checked={choice.forSpreadsheet}
          onChange={(_, { checked }) => onChange({ forSpreadsheet: checked === true })}
        />
      </Field>
      {choice.forSpreadsheet ? (
        <Field hint={text('export.keepZerosHint')}>
          <Checkbox
            label={text('export.keepZeros')}
            checked={choice.keepZeros}
            onChange={(_, { checked }) => onChange({ keepZeros: checked === true })}
          />
        </Field>
      ) : undefined}
    </>
  );
};
