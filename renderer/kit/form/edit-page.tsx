/** The page of a form that changes a record. It has its heading before the record is loaded, and if it can't be. */
import { areaOfCall } from '@contract/area-of-call';
import type { EndpointId, EndpointInput } from '@contract/table';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Naming, Values } from '../area/field';
import { type Call, useCall } from '../bridge/use-call';
import { Loaded } from '../feedback/states';
import { nameOf } from '../format/naming';
import { useText } from '../format/text';
import { useWithWaiting, type WithWaiting } from '../outbox/use-with-waiting';
import { Page } from '../ui/page';

export interface EditFormProps extends WithWaiting<Values> {
  readonly id: string;
}

interface EditPageProps {
  /** The area's name, of whose texts `form.edit` and `one` are shown. */
  readonly area: string;
  readonly detail: EndpointId;
  readonly naming: Naming;
  readonly form: ComponentType<EditFormProps>;
}

const none: Values = {};

export const EditPage = ({ area, detail, naming, form: Form }: EditPageProps): ReactNode => {
  const { id = '' } = useParams();
  const text = useText(area);
  const call = useCall(detail, { id } as EndpointInput<EndpointId>, { fresh: true }) as Call<Values>;
  const withWaiting = useWithWaiting(areaOfCall(detail), id, call.value ?? none);
  return (
    <Page title={text('form.edit', { name: nameOf(naming, withWaiting.record) || text('one') })} width={1040}>
      <Loaded call={call}>{() => <Form key={id} id={id} {...withWaiting} />}</Loaded>
    </Page>
  );
};
