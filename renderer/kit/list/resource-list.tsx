/** The list screen of an area, rendered from its definition. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import type { ListCapabilities } from '../area/list-capabilities';
import { recordAddress } from '../area/record-address';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { formatNumber } from '../format/number';
import { inSentence } from '../format/sentence';
import { hasText, useText } from '../format/text';
import { useCurrentEvent } from '../stores/current-event';
import { gridMemoryFor } from '../stores/list-memory';
import { useLazySlot } from '../ui/use-lazy-slot';
import { writeStateForOthers } from './data/list-state';
import type { OpenedFrom } from './data/opened-from';
import { useList } from './data/use-list';
import type { StatefulList } from './data/use-list-state';
import { explainNoAddress } from './explain-no-address';
import { ListHeading } from './list-heading';
import { ListView } from './list-view';
import { useViewedList } from './views/use-open-view';
import { ViewsControl } from './views/views-control';

/** Narrows the list on the screen to an event that the user chooses meanwhile in the header. */
const useFollowCurrentEvent = (
  { state, change }: Pick<StatefulList, 'state' | 'change'>,
  capabilities: ListCapabilities = {},
): void => {
  const event = useCurrentEvent();
  const eventId = event && String(event.id);
  const known = useRef(eventId);
  const { narrowing } = state;
  const isNarrowable = capabilities.narrowsTo?.includes('eventId') === true;
  useEffect(() => {
    if (known.current === eventId) return;
    known.current = eventId;
    if (!isNarrowable) return;
    const { eventId: _, ...others } = narrowing;
    change({ narrowing: eventId === undefined ? others : { ...others, eventId } });
  }, [eventId, isNarrowable, narrowing, change]);
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minBlockSize: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  above: { paddingInline: '16px', paddingBlockEnd: '8px', ':empty': { display: 'none' } },
});

export const ResourceList = ({ area }: { readonly area: ResourceArea }): ReactNode => {
  const styles = useStyles();
  const text = useText(area.name);
  const navigate = useNavigate();
  const { stateful, ...viewed } = useViewedList(area);
  useFollowCurrentEvent(stateful, area.capabilities);
  const records = area.recordPath ?? (area.detail === undefined ? undefined : area.path);
  const list = useList(
    {
      name: area.name,
      call: area.list,
      input: area.listInput,
      fields: area.columns,
      id: area.id,
      recordPath: records,
      recordId: area.recordId,
      capabilities: area.capabilities,
      view: viewed.view,
    },
    stateful,
  );
  const { rows, source, search, selection } = list;
  const title = text(area.title ?? 'title');
  const total = (count: number): string => {
    const shown = formatNumber(count);
    // The sample areas have no plural forms of their own.
    if (!hasText(`${area.name}:total`)) return `${shown} ${count === 1 ? text('one') : inSentence(title)}`;
    return text('total', { count, rows: shown });
  };

  const hrefOf = useCallback(
    (row: Values) => (records === undefined ? undefined : recordAddress(records, row[area.recordId ?? source.id])),
    [records, area.recordId, source],
  );
  const open = (index: number) => {
    const row = rows.at(index);
    const address = row && hrefOf(row);
    if (!row) return;
    if (address === undefined) return explainNoAddress(row[area.recordId ?? source.id]);
    // An outdated row has no position in the list that is loading.
    const position = rows.isOutdated ? {} : { index: rows.offset + index };
    const from: OpenedFrom = { list: area.path, search, ...position };
    // Updates the list's address first, so that Back returns to its current state.
    if (window.location.search !== search)
      window.history.replaceState(window.history.state, '', window.location.pathname + search);
    void navigate(address, { state: from });
  };

  const Actions = useLazySlot(area.listActions, 'Actions');
  const ListHeader = useLazySlot(area.listHeader, 'ListHeader');
  const selected = useMemo(() => [...selection.rows.values()], [selection]);
  return (
    <div className={styles.root}>
      <ListHeading title={title} end={<ViewsControl {...viewed} list={list} fields={area.columns} title={title} />}>
        {rows.total === undefined ? undefined : <bdi className={styles.count}>{total(rows.total)}</bdi>}
      </ListHeading>
      {ListHeader ? (
        <div className={styles.above}>
          <Suspense fallback={pendingPlaceholder}>
            <ListHeader list={list} />
          </Suspense>
        </div>
      ) : undefined}
      <ListView
        isMain
        area={area}
        list={list}
        title={title}
        fields={area.columns}
        naming={area.naming}
        hrefOf={hrefOf}
        onOpen={records === undefined ? undefined : open}
        memory={gridMemoryFor(area.name, search)}
        address={area.path + writeStateForOthers(list.state, list.source.capabilities)}
        exportCall={area.export}
        exportRows={area.exportRows ? text(area.exportRows) : undefined}
        actions={
          Actions ? (
            <Suspense fallback={pendingPlaceholder}>
              <Actions selected={selected} deselect={(deselected) => selection.set(deselected, true)} />
            </Suspense>
          ) : undefined
        }
      />
    </div>
  );
};
