import { Button, makeStyles, mergeClasses, Subtitle1, Tooltip, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import type { Call } from '../bridge/use-call';
import { copyText } from '../feedback/copy-text';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { nameOf } from '../format/naming';
import { useText } from '../format/text';
import { Freshness } from '../freshness/freshness';
import { CopyLinkButton } from '../links/copy-link-button';
import { RecordNote, RecordNoteText } from '../notes/record-note';
import { setActiveRow } from '../stores/list-memory';
import { notedRecord } from '../stores/note-area';
import { BackLink } from '../ui/back-link';
import { Initials } from '../ui/initials';
import { StatusBadge } from '../ui/status-badge';
import { useLazySlot } from '../ui/use-lazy-slot';
import { recordMenuEvents } from './record-menu';
import { RecordPager } from './record-pager';
import { useReferrer } from './referrer';
import { statusField } from './remaining';
import type { Neighbor, Neighbors } from './use-neighbors';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    paddingBlockStart: '10px',
    paddingBlockEnd: '12px',
    paddingInline: '16px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minBlockSize: '32px' },
  title: { margin: 0, overflowWrap: 'anywhere' },
  unnamed: { '::first-letter': { textTransform: 'uppercase' } },
  spacer: { flexGrow: 1 },
  headline: { color: tokens.colorNeutralForeground2, minInlineSize: 0 },
  id: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, minInlineSize: 0 },
});

interface DetailHeadProps {
  readonly area: ResourceArea;
  readonly id: string;
  readonly values: Values | undefined;
  readonly call: Call<unknown>;
  readonly neighbors: Neighbors;
  readonly children?: ReactNode;
}

/** The header of a record: its name and status, with links back to the list and to the previous and next record. */
export const DetailHead = ({ area, id, values, call, neighbors, children }: DetailHeadProps): ReactNode => {
  const styles = useStyles();
  const kit = useText('kit');
  const text = useText(area.name);
  const listText = useText(neighbors.list.name);
  const navigate = useNavigate();
  const location = useLocation();
  const { list, search, row, total, previous, next } = neighbors;
  const index = neighbors.from?.index;
  const go = (to: Neighbor | undefined) => {
    if (to) void navigate(`${area.path}/${encodeURIComponent(to.id)}`, { replace: true, state: to.from });
  };
  const Subtitle = useLazySlot(area.subtitle, 'Subtitle');
  const referrer = useReferrer();
  const status = statusField(area);
  const noted = notedRecord(area.path, id);
  const name = values ? nameOf(area.naming, values) : '';
  const photo = area.columns.find(({ picture }) => picture?.shape === 'person')?.picture;
  return (
    <header className={styles.head} {...recordMenuEvents(name || text('one'))}>
      <div className={styles.line}>
        {referrer ? (
          <BackLink to={referrer.path} returnTo={referrer}>
            {kit('detail.backTo', { area: referrer.name })}
          </BackLink>
        ) : (
          <BackLink
            to={`${list.path}${search}`}
            onNavigate={() => index !== undefined && setActiveRow(list.name, search, row)}
          >
            {kit('detail.backTo', { area: listText(list.title ?? 'title') })}
          </BackLink>
        )}
        <span className={styles.spacer} />
        <Freshness call={call} />
        {index !== undefined ? (
          <RecordPager
            position={index + 1}
            total={total}
            onPrevious={previous && (() => go(previous))}
            onNext={next && (() => go(next))}
          />
        ) : undefined}
      </div>
      <div className={styles.line}>
        {photo && values ? <Initials name={name} photo={values[photo.key]} size={40} /> : undefined}
        <Subtitle1 as="h1" className={mergeClasses(styles.title, !name && styles.unnamed)}>
          <bdi>{name || text('one')}</bdi>
        </Subtitle1>
        {status && values ? <StatusBadge field={status} values={values} /> : undefined}
        <Tooltip content={kit('detail.copyId', { id })} relationship="label">
          <Button
            appearance="transparent"
            size="small"
            className={styles.id}
            icon={<CopyRegular />}
            onClick={() => copyText(id)}
          >
            {kit('detail.id', { id })}
          </Button>
        </Tooltip>
        <CopyLinkButton address={location.pathname + location.search} />
        {noted ? <RecordNote record={noted} /> : undefined}
        <span className={styles.spacer} />
        {children}
      </div>
      {Subtitle && values ? (
        <div className={styles.headline}>
          <Suspense fallback={pendingPlaceholder}>
            <Subtitle values={values} />
          </Suspense>
        </div>
      ) : undefined}
      {noted ? <RecordNoteText record={noted} /> : undefined}
    </header>
  );
};
