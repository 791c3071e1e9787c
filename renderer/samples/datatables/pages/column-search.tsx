import { Button, Input, makeStyles, Select, TableCell, TableRow } from '@fluentui/react-components';
import { FilterDismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Field } from '../../../kit/area/field';
import { enumText } from '../../../kit/format/field';
import { useText } from '../../../kit/format/text';
import type { ListState } from '../../../kit/list/data/list-state';
import { type Person, WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { Cell } from '../cell';
import { columns } from '../columns';
import { PeopleTable, usePeople } from '../people-table';

const useStyles = makeStyles({
  field: { inlineSize: '100%', minInlineSize: 0 },
  tools: { display: 'flex', justifyContent: 'flex-end', marginBlockEnd: '8px' },
});

const searchable = ['fullName', 'post', 'email', 'city', 'status'];
const fields = columns.filter(({ key }) => searchable.includes(key));

/** Sets the filter of a column, or removes an empty one. */
const withFilter = (filters: ListState['filters'], key: string, query: string): ListState['filters'] =>
  Object.fromEntries([
    ...Object.entries(filters).filter(([name]) => name !== key),
    ...(query === '' ? [] : [[key, [query]] as const]),
  ]);

interface SearchProps {
  readonly field: Field;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

const ColumnSearch = ({ field, query, onChange }: SearchProps): ReactNode => {
  const styles = useStyles();
  const text = useText('datatables');
  const label = text('column-search.field', { column: text(`fields.${field.key}`).toLocaleLowerCase('en') });
  const values = Object.keys(field.tones ?? {}).map((value) => enumText(field, value));
  if (values.length > 0)
    return (
      <Select
        size="small"
        className={styles.field}
        aria-label={label}
        value={query}
        onChange={(_, { value }) => onChange(value)}
      >
        <option value="">{text('column-search.any')}</option>
        {values.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </Select>
    );
  return (
    <Input
      type="search"
      size="small"
      className={styles.field}
      aria-label={label}
      placeholder={text('column-search.search')}
      maxLength={100}
      value={query}
      onChange={(_, { value }) => onChange(value)}
    />
  );
};

const People = ({ rows }: { readonly rows: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('datatables');
  const { stateful, table } = usePeople(rows, fields);
  const { filters } = stateful.state;
  const isEmpty = Object.keys(filters).length === 0;
  return (
    <>
      <div className={styles.tools}>
        <Button
          size="small"
          icon={<FilterDismissRegular />}
          disabledFocusable={isEmpty}
          onClick={() => (isEmpty ? undefined : stateful.change({ filters: {} }))}
        >
          {text('column-search.clear')}
        </Button>
      </div>
      <PeopleTable
        fields={fields}
        stateful={stateful}
        table={table}
        below={
          <TableRow>
            {fields.map((field) => (
              <TableCell key={field.key}>
                <ColumnSearch
                  field={field}
                  query={filters[field.key]?.[0] ?? ''}
                  onChange={(query) => stateful.change({ filters: withFilter(filters, field.key, query) })}
                />
              </TableCell>
            ))}
          </TableRow>
        }
      >
        {table.shown.map((row) => (
          <TableRow key={row.id}>
            {fields.map((field) => (
              <Cell key={field.key} field={field} row={row} />
            ))}
          </TableRow>
        ))}
      </PeopleTable>
    </>
  );
};

/** The column filters are in the URL. */
export const examples: Examples = {
  table: {
    code: `const stateful = useUrlListState({ ...emptyState, size: 10 });
const { shown, paged } = useTableRows(rows, columns, stateful);`,
    Preview: () => <WithPeople>{(people) => <People rows={people} />}</WithPeople>,
  },
};
