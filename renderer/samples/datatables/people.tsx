/** The sample people with defaults for missing fields. */
import type { DataTableRow } from '@contract/samples/entities/page';
import { type ReactNode, useMemo } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';

export type Person = {
  readonly [K in
    | 'avatar'
    | 'fullName'
    | 'post'
    | 'email'
    | 'city'
    | 'startDate'
    | 'salary'
    | 'age'
    | 'experience']: string;
} & { readonly id: number; readonly status: number };

const personOf = (row: DataTableRow, index: number): Person => ({
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

interface PeopleProps {
  readonly rows: readonly DataTableRow[];
  readonly children: (people: readonly Person[]) => ReactNode;
}

const People = ({ rows, children }: PeopleProps): ReactNode => children(useMemo(() => rows.map(personOf), [rows]));

/** Loads all people. */
export const WithPeople = ({ children }: Pick<PeopleProps, 'children'>): ReactNode => (
  <Loaded call={useCall('dataTable.all', {})}>{({ rows }) => <People rows={rows}>{children}</People>}</Loaded>
);
