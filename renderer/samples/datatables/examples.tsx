import type { DataTableRow } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Field } from '../../kit/area/field';
import type { ListCapabilities } from '../../kit/area/list-capabilities';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatDay } from '../../kit/format/date-time';
import { emptyState } from '../../kit/list/data/list-state';
import { useList } from '../../kit/list/data/use-list';
import { useLocalListState } from '../../kit/list/data/use-list-state';
import { ListView } from '../../kit/list/list-view';
import type { GridMemory } from '../../kit/stores/list-memory';
import { PlainTable } from '../../kit/ui/table/plain-table';
import { columns, row } from '../kit/layout';
import { WithPeople } from '../kit/people';
import type { Examples } from '../kit/showcase/family-page';

const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', blockSize: '470px' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** The API's status is a number: 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
const tones = { 1: 'brand', 2: 'success', 3: 'danger', 4: 'warning', 5: 'informative' } as const;

const fields: readonly Field[] = [
  { key: 'fullName', width: 175 },
  { key: 'post', width: 140, filter: true },
  { key: 'email', kind: 'email', width: 200 },
  { key: 'city', width: 120, filter: true },
  { key: 'startDate', kind: 'date', width: 110 },
  { key: 'salary', kind: 'money', currency: 'USD', width: 100 },
  { key: 'age', kind: 'number', width: 80, shown: false },
  { key: 'experience', width: 120, shown: false },
  { key: 'status', kind: 'status', width: 110, tones, valueTexts: 'datatables:words', filter: Object.keys(tones) },
];

/** Ten rows a page, as the specification says. */
const start = { ...emptyState, size: 10 };

/** The call returns all rows at once and has no search parameter. */
const capabilities: ListCapabilities = { query: false };

const searched = ['fullName', 'post', 'city'] as const;
const shown = [...searched, 'startDate'] as const;
const cellsOf = ({ fullName, post, city, startDate }: DataTableRow) => ({
  fullName,
  post,
  city,
  startDate: formatDay(startDate),
});
/** Of the hundred people, ten a page. */
const lastPage = 10;

export const examples: Examples = {
  all: ({ text }) => {
    const styles = useStyles();
    const [memory] = useState<GridMemory>({ top: 0, active: -1 });
    const list = useList({ name: 'datatables', call: 'dataTable.all', fields, capabilities }, useLocalListState(start));
    return (
      <div className={styles.frame}>
        <ListView list={list} title={text('people')} fields={fields} naming="fullName" memory={memory} selectable />
      </div>
    );
  },
  pages: ({ text, title }) => {
    const [page, setPage] = useState(1);
    const call = useCall('dataTable.list', { page });
    return (
      <>
        <Loaded call={call}>
          {({ rows }) => (
            <PlainTable
              label={text('samples:tableOf', { name: title })}
              columns={shown.map((key) => ({ key, label: text(`fields.${key}`) }))}
              rows={rows.map((person, index) => ({ key: String(person.id ?? index), cells: cellsOf(person) }))}
            />
          )}
        </Loaded>
        <div style={row(12)}>
          <Button disabledFocusable={page === 1} onClick={() => setPage(page - 1)}>
            {text('pages.previous')}
          </Button>
          <span>{text('pages.page', { page })}</span>
          <Button disabledFocusable={page === lastPage} onClick={() => setPage(page + 1)}>
            {text('pages.next')}
          </Button>
        </div>
      </>
    );
  },
  search: ({ text, title }) => {
    const styles = useStyles();
    const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
    return (
      <WithPeople>
        {(people) => {
          const matches = people.filter((person) =>
            searched.every((key) => fold(person[key]).includes(fold(query[key] ?? ''))),
          );
          return (
            <>
              <div style={columns(180, 12)}>
                {searched.map((key) => (
                  <Input
                    key={key}
                    aria-label={text('search.field', { column: text(`fields.${key}`) })}
                    placeholder={text(`fields.${key}`)}
                    value={query[key] ?? ''}
                    onChange={(_, { value }) => setQuery({ ...query, [key]: value })}
                  />
                ))}
              </div>
              {matches.length === 0 ? <span className={styles.none}>{text('search.none')}</span> : undefined}
              <PlainTable
                label={text('samples:tableOf', { name: title })}
                columns={shown.map((key) => ({ key, label: text(`fields.${key}`) }))}
                rows={matches.slice(0, 10).map((person) => ({
                  key: String(person.id),
                  cells: cellsOf(person),
                }))}
              />
            </>
          );
        }}
      </WithPeople>
    );
  },
};
