import { Button, Field, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { fieldErrorProps } from '../form/field-error-props';
import { useText } from '../format/text';
import type { Column } from '../list/data/columns';
import type { List } from '../list/data/use-list';
import { ColumnPicker } from '../list/toolbar/column-picker';
import { columnsOfList } from './export-columns';

const useStyles = makeStyles({
  side: { display: 'flex', flexDirection: 'column', gap: '12px', minInlineSize: 0 },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '4px', flexShrink: 0 },
  // In line with the boxes below.
  choice: { minInlineSize: 'auto' },
  columns: { display: 'flex', flexDirection: 'column', maxBlockSize: '260px', minBlockSize: 0 },
});

interface ColumnFieldsProps {
  readonly list: List;
  /** Undefined if the server chooses them. */
  readonly columns: readonly Column[] | undefined;
  readonly isEmpty: boolean;
  readonly onChange: (columns: readonly Column[]) => void;
}

/** Which columns the file has, and their order. */
export const ColumnFields = ({ list, columns, isEmpty, onChange }: ColumnFieldsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('exports');
  const setAllShown = (shown: boolean) => onChange((columns ?? []).map((column) => ({ ...column, shown })));
  const quick = [
    [text('dialog.columnsAll'), () => setAllShown(true)],
    [text('dialog.columnsNone'), () => setAllShown(false)],
    [text('dialog.columnsShown'), () => onChange(columnsOfList(list))],
  ] as const;
  return (
    <Field
      className={styles.side}
      label={text('dialog.columns')}
      hint={columns ? text('dialog.columnsHint') : text('dialog.fileColumns')}
      {...fieldErrorProps(isEmpty ? text('dialog.none') : undefined)}
    >
      {columns ? (
        <div className={styles.columns}>
          <div className={styles.quick}>
            {quick.map(([label, run]) => (
              <Button key={label} className={styles.choice} size="small" appearance="subtle" onClick={run}>
                {label}
              </Button>
            ))}
          </div>
          <ColumnPicker label={text('dialog.columns')} columns={columns} onChange={onChange} />
        </div>
      ) : (
        <span />
      )}
    </Field>
  );
};
