/** Small records inside a record, as a table: a crew's people, a booking's items. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../area/field';
import { fieldName } from '../format/field-name';
import { isBookkeeping, isNested } from '../format/plain-text';
import { alignToPage } from '../skins/theme';

const useStyles = makeStyles({
  table: { inlineSize: '100%', borderCollapse: 'collapse' },
  cell: {
    paddingBlock: '5px',
    // `left` is mirrored with the page; a logical side would follow the direction of the cell's text.
    paddingLeft: 0,
    paddingRight: '12px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    ...alignToPage,
  },
  head: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});

const maxColumns = 5;

/** The columns for a list of flat records with few fields; undefined for other lists. */
export const columnsOf = (items: readonly unknown[]): readonly string[] | undefined => {
  const flat = items.every((item) => isNested(item) && !Array.isArray(item) && !Object.values(item).some(isNested));
  if (!flat || items.length < 2) return undefined;
  const columns = [...new Set(items.flatMap((item) => Object.keys(item as object)))].filter(
    (key) => !isBookkeeping(key),
  );
  return columns.length <= maxColumns ? columns : undefined;
};

interface TableProps {
  readonly columns: readonly string[];
  readonly rows: readonly Values[];
  readonly renderValue: (row: Values, key: string) => ReactNode;
}

export const RecordTable = ({ columns, rows, renderValue }: TableProps): ReactNode => {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((key) => (
            <th key={key} scope="col" className={mergeClasses(styles.cell, styles.head)} dir="auto">
              {fieldName(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record's parts have no other name and do not move
          <tr key={index}>
            {columns.map((key) => (
              <td key={key} className={styles.cell}>
                {renderValue(row, key)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
