import { Button, Field, Select } from '@fluentui/react-components';
import { ArrowDownloadRegular, CopyRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { type ExportChoice, rowsRequest } from '../../../kit/export/export-request';
import { startExport } from '../../../kit/export/start-export';
import { copyText } from '../../../kit/feedback/copy-text';
import { fieldText } from '../../../kit/format/field';
import { stripBidiIsolates, useText } from '../../../kit/format/text';
import { row } from '../../kit/layout';
import { type Person, WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { columns } from '../columns';
import { ListPreview } from '../list-preview';

const capabilities = { query: false };
type Separator = ExportChoice['separator'];
const separators: Readonly<Record<string, Separator>> = { comma: ',', semicolon: ';', tab: '\t' };

const Direct = ({ rows }: { readonly rows: readonly Person[] }): ReactNode => {
  const text = useText('datatables');
  const [separator, setSeparator] = useState('comma');
  const picks = columns.map(({ key, kind }) => ({ key, label: stripBidiIsolates(text(`fields.${key}`)), kind }));
  const save = () => {
    const choice: ExportChoice = {
      scope: 'all',
      separator: separators[separator] ?? ',',
      forSpreadsheet: true,
    };
    void startExport(rowsRequest({ title: text('people'), choice, picks }, rows));
  };
  const copy = () => {
    const lines = rows.map((row) => columns.map((field) => fieldText(field, row)).join('\t'));
    const head = picks.map(({ label }) => label).join('\t');
    copyText([head, ...lines].join('\n'), text('export.copied', { count: rows.length }));
  };
  return (
    <div style={row(12, 'end')}>
      <Field label={text('export.separator')}>
        <Select value={separator} onChange={(_, { value }) => setSeparator(value)}>
          {Object.keys(separators).map((name) => (
            <option key={name} value={name}>
              {text(`export.separators.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button appearance="primary" icon={<ArrowDownloadRegular />} onClick={save}>
        {text('export.save', { count: rows.length })}
      </Button>
      <Button icon={<CopyRegular />} onClick={copy}>
        {text('export.copy')}
      </Button>
    </div>
  );
};

const Stage = (): ReactNode => <WithPeople>{(people) => <Direct rows={people} />}</WithPeople>;

export const examples: Examples = {
  list: {
    Preview: () => (
      <ListPreview
        arrangement="datatables-export"
        call="dataTable.all"
        columns={columns}
        capabilities={capabilities}
        selectable
      />
    ),
  },
  direct: {
    code: `const choice = { scope: 'all', separator: ',', forSpreadsheet: true };

startExport(rowsRequest({ title: 'People', choice, picks }, rows));`,
    Preview: Stage,
  },
};
