/** The screen of one record, drawn from its area's definition. */
import { areaOfCall } from '@contract/area-of-call';
import { idIn } from '@contract/list/all-pages';
import type { EndpointId, EndpointInput } from '@contract/table';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { recordAddress } from '../area/record-address';
import { type Call, useCall } from '../bridge/use-call';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { Loaded } from '../feedback/states';
import { nameOf } from '../format/naming';
import { type ListId, useAllRows } from '../list/data/use-all-rows';
import { WaitingBar } from '../outbox/waiting-bar';
import { forgetRecentRecord, noteRecentRecord } from '../stores/recent-records';
import { useLazySlot } from '../ui/use-lazy-slot';
import { DetailHead } from './detail-head';
import { DetailTabs } from './detail-tabs';
import { RecordActions } from './record-actions';
import { RecordSections } from './record-sections';
import { type Neighbors, useNeighbors } from './use-neighbors';

interface ListRow {
  readonly row: Values | undefined;
  /** False while the row is loading. */
  readonly ready: boolean;
}

/**
 * The list row of a record whose detail call needs more than the id: from the opening list, or loaded. Without a row the
 * detail call has only the id, and the server decides.
 */
const useListRow = (area: ResourceArea, id: string, { own }: Neighbors): ListRow => {
  const field = area.id ?? 'id';
  const idOf = idIn(field);
  const known = own && idOf(own) === id ? own : undefined;
  const isLookup = area.detailNeedsRow === true && known === undefined;
  const input = (area.listInput ?? {}) as EndpointInput<ListId>;
  const all = useAllRows(area.list as ListId, input, { id: field, enabled: isLookup });
  const rows = all.value?.rows as readonly Values[] | undefined;
  const row = known ?? rows?.find((one) => idOf(one) === id);
  return { row, ready: !isLookup || row !== undefined || all.state !== 'pending' };
};

/** Notes an opened record among the recent ones; a record that the server no longer has is forgotten. */
const useNoteRecent = (area: ResourceArea, id: string, { value, failure }: Call<Values>): void => {
  const path = area.group === 'samples' ? undefined : recordAddress(area.path, id);
  const title = value && (nameOf(area.naming, value) || id);
  const isGone = failure?.code === 'not-found';
  useEffect(() => {
    if (path === undefined) return;
    if (isGone) forgetRecentRecord(path);
    else if (title !== undefined) noteRecentRecord({ area: area.name, path, title });
  }, [path, title, isGone, area.name]);
};

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

/** A record by the contract's area of its calls. */
interface RecordKey {
  readonly area: string;
  readonly id: string;
}

interface DetailProps {
  readonly area: ResourceArea;
  /** Shown below every record. */
  readonly below?: ComponentType<{ readonly record: RecordKey }> | undefined;
}

interface RecordProps extends DetailProps {
  readonly area: ResourceArea & { readonly detail: EndpointId };
  readonly id: string;
}

const RecordScreen = ({ area, id, below: Below }: RecordProps): ReactNode => {
  const styles = useStyles();
  const record = { area: areaOfCall(area.detail), id };
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
        <WaitingBar {...record} />
        <Loaded call={call}>
          {(values) => (
            <DetailTabs area={area} values={values}>
              <Overview area={area} values={values} />
            </DetailTabs>
          )}
        </Loaded>
        {Below ? <Below record={record} /> : undefined}
      </div>
    </div>
  );
};

export const ResourceDetail = ({ area, ...props }: DetailProps): ReactNode => {
  const { id = '' } = useParams();
  const { detail } = area;
  return detail ? <RecordScreen key={id} area={{ ...area, detail }} id={id} {...props} /> : null;
};
