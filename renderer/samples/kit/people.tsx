/** The people of the sample API, with defaults for missing fields. */
import type { DataTableRow } from '@contract/samples/entities/page';
import { type ReactNode, useMemo } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';

type TextField = 'avatar' | 'fullName' | 'post' | 'email' | 'city' | 'startDate' | 'salary' | 'age' | 'experience';

export type Person = { readonly [K in TextField]: string } & { readonly id: number; readonly status: number };

const toPerson = (row: DataTableRow, index: number): Person => ({
  id: row.id ?? -index,
  avatar: row.avatar ?? '',
  fullName: row.fullName ?? '',
  post: row.post ?? '',
  email: row.email ?? '',
  city: row.city ?? '',
  startDate: row.startDate ?? '',
  salary: row.salary ?? '',
  age: row.age ?? '',
  experience: row.experience ?? '',
  status: row.status ?? 0,
});

interface WithPeopleProps {
  readonly from?: number;
  /** How many; all by default. */
  readonly count?: number;
  readonly children: (people: readonly Person[]) => ReactNode;
}

const People = ({
  rows,
  from = 0,
  count = rows.length,
  children,
}: WithPeopleProps & { readonly rows: readonly DataTableRow[] }): ReactNode =>
  children(useMemo(() => rows.slice(from, from + count).map(toPerson), [rows, from, count]));

export const WithPeople = (props: WithPeopleProps): ReactNode => (
  <Loaded call={useCall('dataTable.all', {})}>{({ rows }) => <People rows={rows} {...props} />}</Loaded>
);
