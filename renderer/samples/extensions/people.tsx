import { type ReactNode, useMemo } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { toPlainText } from '../../kit/format/plain-text';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly post: string;
  readonly email: string;
}

interface PeopleProps {
  /** How many to show. */
  readonly count: number;
  readonly children: (people: readonly Person[]) => ReactNode;
}

const Ready = ({ people, children }: Omit<PeopleProps, 'count'> & { readonly people: readonly Person[] }): ReactNode =>
  children(people);

/** The first people of the sample API. */
export const People = ({ count, children }: PeopleProps): ReactNode => {
  const call = useCall('dataTable.all', {});
  const people = useMemo(
    () =>
      call.value?.rows.slice(0, count).map(({ id, fullName, post, email }) => ({
        id: toPlainText(id),
        name: toPlainText(fullName),
        post: toPlainText(post),
        email: toPlainText(email),
      })) ?? [],
    [call.value, count],
  );
  return <Loaded call={call}>{() => <Ready people={people}>{children}</Ready>}</Loaded>;
};
