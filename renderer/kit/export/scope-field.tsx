import type { ExportScope } from '@contract/settings/export-choices';
import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { joinFacts } from '../format/join';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { describeFilters } from './describe-filters';
import { type ExportSource, offersFile } from './export-choice';

interface ScopeFieldProps {
  readonly source: ExportSource;
  readonly scope: ExportScope;
  readonly onChange: (scope: ExportScope) => void;
}

/** Which rows to save, each choice with their number. */
export const ScopeField = ({ source, scope, onChange }: ScopeFieldProps): ReactNode => {
  const text = useText('exports');
  const { list, fileRows } = source;
  const { rows, selection } = list;
  const selected = selection.rows.size;
  const counted = (count: number) => ({ count, rows: formatNumber(count) });

  const fileCount = selected > 0 ? selected : rows.total;
  const fileKey = selected > 0 ? 'dialog.fileOfSelected' : 'dialog.fileOfMatching';
  const fileText =
    fileRows && fileCount !== undefined ? text(fileKey, { file: fileRows, rows: formatNumber(fileCount) }) : fileRows;
  const isUnfiltered = scope === 'selected' || (scope === 'file' && selected > 0);
  const filterTexts = isUnfiltered ? [] : describeFilters(list);

  const scopes: readonly (readonly [ExportScope, string])[] = [
    ['all', rows.total === undefined ? text('dialog.allUnknown') : text('dialog.all', counted(rows.total))],
    ['page', text('dialog.page', counted(rows.count))],
    ...(selected > 0 ? ([['selected', text('dialog.selected', counted(selected))]] as const) : []),
    ...(offersFile(source) ? ([['file', fileText ?? text('dialog.allColumns')]] as const) : []),
  ];
  return (
    <Field label={text('dialog.scope')} {...(filterTexts.length > 0 ? { hint: joinFacts(...filterTexts) } : {})}>
      <RadioGroup value={scope} onChange={(_, { value }) => onChange(value as ExportScope)}>
        {scopes.map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    </Field>
  );
};
