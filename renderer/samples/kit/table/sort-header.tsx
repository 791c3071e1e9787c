/** A column header that sorts ascending, descending, or not at all. */
import { TableHeaderCell } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import type { ListState } from '../../../kit/list/data/list-state';

interface SortHeaderProps {
  readonly name: string;
  readonly label: string;
  readonly sort: ListState['sort'];
  readonly onSort: (sort: ListState['sort']) => void;
  readonly style?: CSSProperties;
  /** End-aligned, for numbers. */
  readonly end?: boolean;
}

const next = (name: string, sort: ListState['sort']): ListState['sort'] => {
  if (sort?.key !== name) return { key: name, descending: false };
  return sort.descending ? undefined : { key: name, descending: true };
};

export const SortHeader = ({ name, label, sort, onSort, style = {}, end = false }: SortHeaderProps): ReactNode => (
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
