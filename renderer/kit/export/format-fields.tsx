import { hasDecimalComma } from '@contract/csv/csv-format';
import { Field, makeStyles, Radio, RadioGroup, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import { excelFormat, type FileFormat, fileFormat } from './file-format';

const separators = { ',': 'dialog.comma', ';': 'dialog.semicolon', '\t': 'dialog.tab' } as const;

// Beside the columns there is not room for all three in every language.
const useStyles = makeStyles({ kinds: { flexWrap: 'wrap' } });

/** Which kind of file a format is. */
const kindOf = ({ format, forSpreadsheet }: FileFormat) =>
  format === 'xlsx' ? 'excel' : forSpreadsheet ? 'spreadsheet' : 'program';

interface KindFieldProps {
  readonly choice: FileFormat;
  /** The server's own files are always CSV. */
  readonly isCsvOnly?: boolean;
  /** Undefined once the files are being saved. */
  readonly onChange: ((format: FileFormat) => void) | undefined;
}

/** Which kind of program a file is for. */
export const KindField = ({ choice, isCsvOnly = false, onChange }: KindFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('exports');
  const kind = kindOf(choice);
  return (
    <Field label={text('kind.title')} hint={text(`kind.${kind}Hint`)}>
      <RadioGroup
        className={styles.kinds}
        layout="horizontal"
        value={kind}
        disabled={onChange === undefined}
        onChange={(_, { value }) => onChange?.(value === 'excel' ? excelFormat() : fileFormat(value === 'spreadsheet'))}
      >
        <Radio value="spreadsheet" label={text('kind.spreadsheet')} />
        <Radio value="program" label={text('kind.program')} />
        {isCsvOnly ? undefined : <Radio value="excel" label={text('kind.excel')} />}
      </RadioGroup>
    </Field>
  );
};

interface FormatFieldsProps {
  readonly choice: FileFormat;
  readonly isCsvOnly?: boolean;
  readonly onChange: (format: FileFormat) => void;
}

/** How the file is written. */
export const FormatFields = ({ choice, isCsvOnly = false, onChange }: FormatFieldsProps): ReactNode => {
  const text = useText('exports');
  const { separator, forSpreadsheet, format } = choice;
  const csv = { separator, forSpreadsheet };
  const isExcel = format === 'xlsx' && !isCsvOnly;
  return (
    <>
      <KindField choice={isExcel ? choice : csv} isCsvOnly={isCsvOnly} onChange={onChange} />
      {isExcel ? undefined : (
        <Field
          label={text('dialog.separator')}
          hint={text(hasDecimalComma(csv) ? 'dialog.commaAmounts' : 'dialog.pointAmounts')}
        >
          <Select
            value={separator}
            onChange={(_, { value }) => onChange({ ...csv, separator: value as FileFormat['separator'] })}
          >
            {Object.entries(separators).map(([sign, key]) => (
              <option key={key} value={sign}>
                {text(key)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
};
