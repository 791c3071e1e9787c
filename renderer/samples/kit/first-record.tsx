import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Call } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';

interface FirstRecordProps {
  readonly call: Call<{ readonly rows: readonly { readonly id: number | string }[] }>;
  /** The path before the record's id. */
  readonly path: string;
  /** The heading when there is no record. */
  readonly none: string;
}

/** Redirects an address without an id to the first record of a list. */
export const FirstRecord = ({ call, path, none }: FirstRecordProps): ReactNode => (
  <Loaded call={call}>
    {({ rows: [first] }) => (first ? <Navigate to={`${path}/${first.id}`} replace /> : <h1>{none}</h1>)}
  </Loaded>
);
