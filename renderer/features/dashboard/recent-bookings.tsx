/** The newest bookings, each linked to its page. */
import type { Booking } from '@contract/entities/booking';
import { Card, CardHeader, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../kit/area/record-address';
import { formatDateTime } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { alignToPage } from '../../kit/skins/theme';

const useStyles = makeStyles({
  card: { rowGap: tokens.spacingVerticalS, minInlineSize: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: tokens.spacingVerticalS },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'baseline',
  },
  words: { display: 'grid', minInlineSize: 0 },
  one: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...alignToPage },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  money: { fontVariantNumeric: 'tabular-nums' },
  all: { color: tokens.colorBrandForegroundLink },
});

export const RecentBookings = ({ bookings }: { readonly bookings: readonly Booking[] | undefined }) => {
  const styles = useStyles();
  const text = useText('dashboard');
  return (
    <Card className={styles.card}>
      <CardHeader
        header={
          <Text as="h2" weight="semibold" size={400} style={{ margin: 0 }}>
            {text('recent')}
          </Text>
        }
        action={
          <Link className={styles.all} to="/bookings">
            {text('allBookings')}
          </Link>
        }
      />
      {bookings === undefined && <Text className={styles.quiet}>{text('notSent')}</Text>}
      {bookings?.length === 0 && <Text className={styles.quiet}>{text('noBookings')}</Text>}
      <ul className={styles.list}>
        {bookings?.map((booking, index) => {
          const to = recordAddress('/bookings', booking.id);
          const name = booking.userName || booking.bookingNumber;
          return (
            <li key={booking.id ?? index} className={styles.item}>
              <span className={styles.words}>
                {to === undefined ? (
                  <bdi className={styles.one}>{name}</bdi>
                ) : (
                  <Link className={`${styles.one} ${styles.link}`} to={to} dir="auto">
                    {name}
                  </Link>
                )}
                <bdi className={`${styles.one} ${styles.quiet}`}>
                  {joinFacts(booking.eventName, formatDateTime(booking.bookingDate, booking.timezone))}
                </bdi>
              </span>
              <span className={styles.money}>{formatMoney(booking.total, booking.currency)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
