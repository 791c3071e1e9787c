/** The next events and their sales. */
import type { Dashboard } from '@contract/entities/dashboard';
import { isId } from '@contract/entities/id';
import { Card, CardHeader, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { alignToPage } from '../../kit/skins/theme';
import { useCan } from '../../kit/stores/session';

const useStyles = makeStyles({
  card: { rowGap: tokens.spacingVerticalS, minInlineSize: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: tokens.spacingVerticalM },
  item: { display: 'grid', rowGap: tokens.spacingVerticalXXS, minInlineSize: 0 },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalM,
    minInlineSize: 0,
  },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...alignToPage,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

export const UpcomingEvents = ({ events }: { readonly events: Dashboard['upcomingEvents'] | undefined }) => {
  const styles = useStyles();
  const text = useText('dashboard');
  const canOpen = useCan(['read', 'Event']);
  return (
    <Card className={styles.card}>
      <CardHeader
        header={
          <Text as="h2" weight="semibold" size={400} style={{ margin: 0 }}>
            {text('upcoming')}
          </Text>
        }
      />
      {!events && <Text className={styles.quiet}>{text('notSent')}</Text>}
      {events?.length === 0 && <Text className={styles.quiet}>{text('noEvents')}</Text>}
      <ul className={styles.list}>
        {events?.map((event) => {
          const { sold, capacity } = event;
          const share =
            typeof sold === 'number' && typeof capacity === 'number' && capacity > 0 ? sold / capacity : undefined;
          return (
            <li key={event.id} className={styles.item}>
              <span className={styles.line}>
                {canOpen && isId(event.id) ? (
                  <Link className={styles.name} to={`/events/${event.id}`} title={event.name ?? ''} dir="auto">
                    {event.name}
                  </Link>
                ) : (
                  <bdi className={styles.name}>{event.name}</bdi>
                )}
                <Text size={200} className={styles.quiet}>
                  {share !== undefined &&
                    text('sold', { sold: formatNumber(event.sold), capacity: formatNumber(event.capacity) })}
                </Text>
              </span>
              {share !== undefined && (
                <ProgressBar
                  value={Math.min(1, share)}
                  thickness="large"
                  color={share >= 1 ? 'warning' : 'brand'}
                  aria-label={text('soldOf', { name: event.name ?? '' })}
                />
              )}
              <Text size={200} className={styles.quiet}>
                {formatDateTime(event.startDate, event.timezone)}
              </Text>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
