import { fold } from '@contract/text/fold';
import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Field } from '../../kit/area/field';
import type { ListCapabilities } from '../../kit/area/list-capabilities';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import type { GridMemory } from '../../kit/list/data/list-memory';
import { emptyState } from '../../kit/list/data/list-state';
import { useList } from '../../kit/list/data/use-list';
import { useLocalListState } from '../../kit/list/data/use-list-state';
import { ListView } from '../../kit/list/list-view';
import { PlainTable } from '../../kit/ui/table/plain-table';
import { columns } from '../kit/layout';
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

/** `dataTable.all` has no search parameter. `dataTable.list` searches and pages; sorting loads all rows. */
const capabilities = { all: { query: false }, list: { sort: false, filterParams: {} } } as const satisfies Readonly<
  Record<string, ListCapabilities>
>;

const People = ({ of }: { readonly of: keyof typeof capabilities }) => {
  const styles = useStyles();
  const text = useText('datatables');
  const [memory] = useState<GridMemory>({ top: 0, active: -1 });
  const list = useList(
    {
      name: 'datatables',
      arrangement: `datatables-${of}`,
      call: `dataTable.${of}`,
      fields,
      capabilities: capabilities[of],
    },
    useLocalListState(start),
  );
  return (
    <div className={styles.frame}>
      <ListView list={list} title={text(`${of}.people`)} fields={fields} naming="fullName" memory={memory} selectable />
    </div>
  );
};

const searched = ['fullName', 'post', 'city'] as const;

export const examples: Examples = {
  all: () => <People of="all" />,
  list: () => <People of="list" />,
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
                label={title}
                columns={[...searched, 'startDate'].map((key) => ({ key, label: text(`fields.${key}`) }))}
                rows={matches.slice(0, 10).map((person) => ({
                  key: String(person.id),
                  cells: { ...person, startDate: formatDay(person.startDate) },
                }))}
              />
            </>
          );
        }}
      </WithPeople>
    );
  },
};
