/** The head of a column by which a table of real rows is sorted: up, down, and as it came. */
import { TableHeaderCell } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import type { ListState } from '../../../kit/list/data/list-state';

interface SortHeadProps {
  readonly name: string;
  readonly label: string;
  readonly sort: ListState['sort'];
  readonly onSort: (sort: ListState['sort']) => void;
  /** The column's width and the like. */
  readonly style?: CSSProperties;
  /** Figures stand at the end of their column, and so does its name. */
  readonly end?: boolean;
}

const next = (name: string, sort: ListState['sort']): ListState['sort'] => {
  if (sort?.key !== name) return { key: name, descending: false };
  return sort.descending ? undefined : { key: name, descending: true };
};

export const SortHeader = ({ name, label, sort, onSort, style = {}, end = false }: SortHeadProps): ReactNode => (
  <TableHeaderCell
    sortable
    style={style}
    {...(sort?.key === name ? { sortDirection: sort.descending ? 'descending' : 'ascending' } : {})}
    {...(end ? { button: { style: { justifyContent: 'flex-end' } } } : {})}
    onClick={() => onSort(next(name, sort))}
  >
    {label}
  </TableHeaderCell>
);
