import { hasDecimalComma } from '@contract/csv/csv-format';
import { Field, Radio, RadioGroup, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import { type FileFormat, fileFormat } from './file-format';

const separators = { ',': 'dialog.comma', ';': 'dialog.semicolon', '\t': 'dialog.tab' } as const;

interface KindFieldProps {
  readonly choice: FileFormat;
  /** Undefined once the files are being saved. */
  readonly onChange: ((format: FileFormat) => void) | undefined;
}

/** Which kind of program a file is for. */
export const KindField = ({ choice, onChange }: KindFieldProps): ReactNode => {
  const text = useText('exports');
  const kind = choice.forSpreadsheet ? 'spreadsheet' : 'program';
  return (
    <Field label={text('kind.title')} hint={text(`kind.${kind}Hint`)}>
      <RadioGroup
        layout="horizontal"
        value={kind}
        disabled={onChange === undefined}
        onChange={(_, { value }) => onChange?.(fileFormat(value === 'spreadsheet'))}
      >
        <Radio value="spreadsheet" label={text('kind.spreadsheet')} />
        <Radio value="program" label={text('kind.program')} />
      </RadioGroup>
    </Field>
  );
};

interface FormatFieldsProps {
  readonly choice: FileFormat;
  readonly onChange: (format: Partial<FileFormat>) => void;
}

/** How the file is written. */
export const FormatFields = ({ choice, onChange }: FormatFieldsProps): ReactNode => {
  const text = useText('exports');
  return (
    <>
      <KindField choice={choice} onChange={onChange} />
      <Field
        label={text('dialog.separator')}
        hint={text(hasDecimalComma(choice) ? 'dialog.commaAmounts' : 'dialog.pointAmounts')}
      >
        <Select
          value={choice.separator}
          onChange={(_, { value }) => onChange({ separator: value as FileFormat['separator'] })}
        >
          {Object.entries(separators).map(([sign, key]) => (
            <option key={key} value={sign}>
              {text(key)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
};
