/** The screen of one record, drawn from its area's definition. */
import type { EndpointId, EndpointInput } from '@contract/table';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { type Call, useCall } from '../bridge/use-call';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { Loaded } from '../feedback/states';
import { WaitingBar } from '../outbox/waiting-bar';
import { useLazySlot } from '../ui/use-lazy-slot';
import { DetailHead } from './detail-head';
import { DetailTabs } from './detail-tabs';
import { RecordActions } from './record-actions';
import { RecordSections } from './record-sections';
import { useListRow } from './use-list-row';
import { useNeighbors } from './use-neighbors';
import { useNoteRecent } from './use-note-recent';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  overview: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px', maxInlineSize: '1760px' },
});

const Overview = ({ area, values }: { readonly area: ResourceArea; readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const Summary = useLazySlot(area.summary, 'Summary');
  return (
    <div className={styles.overview}>
      {Summary ? (
        <Suspense fallback={pendingPlaceholder}>
          <Summary values={values} />
        </Suspense>
      ) : undefined}
      <RecordSections
        name={area.name}
        sections={area.sections}
        columns={area.columns}
        naming={[area.naming, area.summaryFields ?? []].flat()}
        values={values}
      />
    </div>
  );
};

interface RecordProps {
  readonly area: ResourceArea & { readonly detail: EndpointId };
  readonly id: string;
}

const RecordScreen = ({ area, id }: RecordProps): ReactNode => {
  const styles = useStyles();
  const neighbors = useNeighbors(area);
  const { row, ready } = useListRow(area, id, neighbors);
  const input = area.detailInput?.(id, row) ?? { id };
  // The table's types know each call's own record; the kit treats all records alike.
  const call = useCall(area.detail, input as EndpointInput<EndpointId>, {
    enabled: ready,
    early: true,
  }) as Call<Values>;
  useNoteRecent(area, id, call);
  return (
    <div className={styles.root}>
      <DetailHead area={area} id={id} values={call.value} call={call} neighbors={neighbors}>
        {call.value ? <RecordActions area={area} values={call.value} /> : undefined}
      </DetailHead>
      <div className={styles.body}>
        <WaitingBar area={area.detail.split('.')[0] ?? ''} id={id} />
        <Loaded call={call}>
          {(values) => (
            <DetailTabs area={area} values={values}>
              <Overview area={area} values={values} />
            </DetailTabs>
          )}
        </Loaded>
      </div>
    </div>
  );
};

export const ResourceDetail = ({ area }: { readonly area: ResourceArea }): ReactNode => {
  const { id = '' } = useParams();
  const { detail } = area;
  return detail ? <RecordScreen key={id} area={{ ...area, detail }} id={id} /> : null;
};
