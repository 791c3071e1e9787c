/** The states shown in place of the grid if there are no rows: pending, failed, empty, no match. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BoxRegular, QuestionCircleRegular, SearchRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { failureLine } from '../../feedback/failure-text';
import { pendingPlaceholder } from '../../feedback/pending-placeholder';
import { inSentence } from '../../format/sentence';
import { useText } from '../../format/text';
import { Message } from '../../ui/message';
import { gapText } from '../data/gap-text';
import type { Gap } from '../data/list-source';
import { isNarrowed } from '../data/list-state';
import type { List } from '../data/use-list';

const load = () => import('./offline-states');
const FailedList = lazy(async () => ({ default: (await load()).FailedList }));
const NoMatchInCopy = lazy(async () => ({ default: (await load()).NoMatchInCopy }));
const EmptyCopy = lazy(async () => ({ default: (await load()).EmptyCopy }));

const useStyles = makeStyles({
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px', flexGrow: 1, overflow: 'hidden' },
  row: { display: 'grid', gridTemplateColumns: '1fr 2fr 1fr 2fr 1fr', gap: '24px' },
  cell: {
    blockSize: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground5,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { '50%': { opacity: 0.4 } },
      animationDuration: '1.6s',
      animationIterationCount: 'infinite',
    },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
});

const GridSkeleton = (): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  return (
    <div className={styles.skeleton} role="progressbar" aria-label={text('states.pending')}>
      {Array.from({ length: 10 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={row} className={styles.row}>
          {Array.from({ length: 5 }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <div key={cell} className={styles.cell} />
          ))}
        </div>
      ))}
    </div>
  );
};

/** Undefined if there are rows. */
export const gridState = (list: List, title: string): ReactNode => {
  const { rows, state } = list;
  const { copy, failure } = rows.call;
  if (rows.count > 0) return undefined;
  if (rows.call.state === 'pending') return <GridSkeleton />;
  if (rows.gap) return <UnknownRows list={list} gap={rows.gap} title={title} />;
  if (failure && rows.call.state === 'rejected')
    return (
      <Suspense fallback={<GridSkeleton />}>
        <FailedList list={list} failure={failure} title={title} />
      </Suspense>
    );
  const isPart = isNarrowed(state) || Object.keys(state.narrowing).length > 0;
  if (isPart) return <NoMatch list={list} title={title} />;
  return copy ? (
    <Suspense fallback={pendingPlaceholder}>
      <EmptyCopy title={title} />
    </Suspense>
  ) : (
    <EmptyList title={title} />
  );
};

const NoMatch = ({ list, title }: { readonly list: List; readonly title: string }): ReactNode => {
  const text = useText('kit');
  const { copy } = list.rows.call;
  const clear = (
    <Button onClick={() => list.change({ q: '', filters: {}, narrowing: {} })}>{text('list.clearFilters')}</Button>
  );
  return copy ? (
    <Suspense fallback={pendingPlaceholder}>
      <NoMatchInCopy copy={copy} title={title}>
        {clear}
      </NoMatchInCopy>
    </Suspense>
  ) : (
    <Message
      icon={SearchRegular}
      title={text('list.noMatchTitle')}
      body={text('list.noMatchBody', { area: inSentence(title) })}
    >
      {clear}
    </Message>
  );
};

/** "None" is said only of a list that was read completely and whose rows can be told apart. */
const UnknownRows = ({
  list,
  gap,
  title,
}: {
  readonly list: List;
  readonly gap: Gap;
  readonly title: string;
}): ReactNode => {
  const text = useText('kit');
  const { failure, refresh } = list.rows.call;
  return (
    <Message
      icon={QuestionCircleRegular}
      title={text('list.gap.title', { area: inSentence(title) })}
      body={[gapText(gap), failure && failureLine(failure)].filter(Boolean).join(' ')}
    >
      <Button onClick={refresh}>{text('actions.retry')}</Button>
    </Message>
  );
};

const EmptyList = ({ title }: { readonly title: string }): ReactNode => {
  const text = useText('kit');
  const area = inSentence(title);
  return <Message icon={BoxRegular} title={text('list.noneTitle', { area })} body={text('list.noneBody', { area })} />;
};
