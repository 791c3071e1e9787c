/** `/inspections/:id?event=`: one racer's inspection for one event. */
import type { Event } from '@contract/entities/event';
import type { Failure } from '@contract/failure';
import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Call, useCall } from '../../../kit/bridge/use-call';
import { recordMenuEvents } from '../../../kit/detail/record-menu';
import { RecordPager } from '../../../kit/detail/record-pager';
import { Pending } from '../../../kit/feedback/states';
import { eventLabel } from '../../../kit/format/event-label';
import { nameOf } from '../../../kit/format/naming';
import { useText } from '../../../kit/format/text';
import { useCan } from '../../../kit/stores/session';
import { BackLink } from '../../../kit/ui/back-link';
import { RacerParts } from './racer-parts';

/** The board that a racer's page was opened from, kept in the history entry. */
interface BoardOrigin {
  /** The page with the board; `/inspections` or the event desk. */
  readonly path?: string;
  /** The board's search part. */
  readonly search: string;
  /** The racers shown there, in order. */
  readonly ids: readonly string[];
}

/** Reads location state, which may be missing or written by another version. */
export const parseBoardOrigin = (state: unknown): BoardOrigin | undefined => {
  if (typeof state !== 'object' || state === null || !('search' in state) || !('ids' in state)) return undefined;
  const { search, ids } = state;
  const path = 'path' in state && typeof state.path === 'string' && state.path.startsWith('/') ? state.path : undefined;
  return typeof search === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string')
    ? { ...(path === undefined ? {} : { path }), search, ids }
    : undefined;
};

interface Neighbors {
  /** From 1; undefined where the racer is not on the board. */
  readonly position: number | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The previous and next racer in the order of the board. */
export const findNeighbors = (ids: readonly string[], id: string): Neighbors => {
  const index = ids.indexOf(id);
  return index < 0
    ? { position: undefined, previous: undefined, next: undefined }
    : { position: index + 1, previous: index > 0 ? ids[index - 1] : undefined, next: ids[index + 1] };
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minBlockSize: '100%' },
  head: {
    display: 'grid',
    rowGap: '4px',
    paddingInline: '16px',
    paddingBlockStart: '10px',
    paddingBlockEnd: '12px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', minBlockSize: '32px' },
  title: { margin: 0, overflowWrap: 'anywhere' },
  link: { color: tokens.colorBrandForegroundLink },
  spacer: { flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  body: { padding: '16px', maxInlineSize: '1760px', inlineSize: '100%', boxSizing: 'border-box' },
});

const boardPath = '/inspections';

const Head = ({ id, event }: { readonly id: string; readonly event: Event | undefined }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const navigate = useNavigate();
  const location = useLocation();
  const origin = parseBoardOrigin(location.state);
  const { position, previous, next } = findNeighbors(origin?.ids ?? [], id);
  const canOpen = useCan(['read', 'Visitor']);
  const visitor = useCall('visitor.detail', { id }, { enabled: canOpen });
  const search = origin?.search ?? (event ? `event=${encodeURIComponent(String(event.id))}` : '');
  const go = (to: string) => {
    void navigate(`/inspections/${encodeURIComponent(to)}${location.search}`, { replace: true, state: origin });
  };
  const path = origin?.path ?? boardPath;
  const name = (visitor.value && nameOf(['firstName', 'lastName'], visitor.value)) || text('unnamed', { id });
  return (
    <header className={styles.head} {...recordMenuEvents(name)}>
      <div className={styles.line}>
        <BackLink to={`${path}${search === '' ? '' : `?${search}`}`}>
          {text(path === boardPath ? 'racer.back' : 'racer.backToDesk')}
        </BackLink>
        <span className={styles.spacer} />
        {origin && position !== undefined && (
          <RecordPager
            position={position}
            total={origin.ids.length}
            onPrevious={previous === undefined ? undefined : () => go(previous)}
            onNext={next === undefined ? undefined : () => go(next)}
          />
        )}
      </div>
      <div className={styles.line}>
        <Subtitle1 as="h1" className={styles.title}>
          <bdi>{name}</bdi>
        </Subtitle1>
        {event && <bdi className={styles.quiet}>{eventLabel(event)}</bdi>}
        <span className={styles.spacer} />
        {canOpen && (
          <Link className={styles.link} to={`/visitors/${encodeURIComponent(id)}`}>
            {text('racer.visitor')}
          </Link>
        )}
      </div>
    </header>
  );
};

/** Whether the server found no such record, doesn't offer it, or can't have it. */
const isMissing = <V,>(call: Call<V>): call is Call<V> & { readonly failure: Failure } =>
  call.value === undefined && (call.failure?.code === 'not-found' || call.failure?.code === 'bad-request');

export const Screen = () => {
  const styles = useStyles();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const eventId = search.get('event') ?? undefined;
  const canRead = useCan(['read', 'Event']);
  const hasEvent = canRead && eventId !== undefined;
  const event = useCall('event.detail', { id: eventId ?? '0' }, { enabled: hasEvent });
  const visitor = useCall('visitor.detail', { id }, { enabled: useCan(['read', 'Visitor']) });
  // Expiry dates are compared with the event's days, or with today without an event: wait until they are known.
  const isPending = hasEvent && event.state === 'pending';
  return (
    <div className={styles.root}>
      <Head id={id} event={event.value} />
      <div className={styles.body}>
        {isPending ? (
          <Pending />
        ) : (
          <RacerParts
            key={id}
            userId={id}
            eventId={eventId}
            event={event.value}
            visitor={visitor.value}
            missing={isMissing(event) ? event : isMissing(visitor) ? visitor : undefined}
            part={search.get('part') ?? undefined}
          />
        )}
      </div>
    </div>
  );
};
