/** Says which paid bookings the transactions file does not contain, and lists them. */
import { moneyStateOf } from '@contract/entities/money-state';
import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { recordAddress } from '../../kit/area/record-address';
import { failureLine } from '../../kit/feedback/failure-text';
import { compareDecimals, isDecimal } from '../../kit/format/decimal';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { useAllRows } from '../../kit/list/data/use-all-rows';

const paidStates: readonly unknown[] = ['paid', 'refunded', 'partlyRefunded'];

const keysOf = (values: readonly unknown[]): readonly string[] =>
  values.filter((one) => one !== undefined && one !== null && one !== '').map(String);

/** Money should have moved: the booking is paid, and its total is not zero. */
const needsTransaction = ({ paymentStatus, total }: Values): boolean =>
  paidStates.includes(moneyStateOf(paymentStatus)) && !(isDecimal(total) && compareDecimals(total, '0') === 0);

/** Bookings that don't say in a known word whether they were paid: each may be a paid one without a transaction. */
export const bookingsOfUnknownPayment = (bookings: readonly Values[]): number =>
  bookings.filter(({ paymentStatus }) => moneyStateOf(paymentStatus) === undefined).length;

/** Paid bookings for which a transactions file has no row. */
export const bookingsWithoutTransaction = (
  bookings: readonly Values[],
  transactions: readonly Values[],
): readonly Values[] => {
  const known = new Set(transactions.flatMap(({ bookingId, bookingNumber }) => keysOf([bookingId, bookingNumber])));
  return bookings.filter(
    (booking) =>
      needsTransaction(booking) && !keysOf([booking.id, booking.bookingNumber]).some((key) => known.has(key)),
  );
};

/** For a longer file, all bookings are loaded only on request. */
const maxCompared = 20_000;
const maxListed = 100;

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', minBlockSize: '28px' },
  missing: { color: tokens.colorStatusWarningForeground1 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    columnGap: '24px',
    maxBlockSize: '160px',
    overflowY: 'auto',
  },
  item: { display: 'flex', columnGap: '8px', minInlineSize: 0 },
  name: { flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  link: { color: tokens.colorBrandForegroundLink },
});

interface MissingBookingsProps {
  /** All rows of the file. */
  readonly transactions: readonly Values[];
  /** The ids to which the list is narrowed. */
  readonly input: Values;
}

export const MissingBookings = ({ transactions, input }: MissingBookingsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('transactions');
  const [isWanted, setWanted] = useState(transactions.length <= maxCompared);
  const [isOpen, setOpen] = useState(false);
  const call = useAllRows('booking.list', input, { enabled: isWanted });
  const bookings = call.value?.rows;
  const missing = useMemo(() => bookingsWithoutTransaction(bookings ?? [], transactions), [bookings, transactions]);
  if (!isWanted)
    return (
      <div className={styles.line}>
        <Button size="small" onClick={() => setWanted(true)}>
          {text('missing.compare')}
        </Button>
      </div>
    );
  if (call.failure && bookings === undefined)
    return <Caption1 className={styles.missing}>{text('missing.failed', { why: failureLine(call.failure) })}</Caption1>;
  if (bookings === undefined) return <Caption1>{text('missing.busy')}</Caption1>;
  const counts = { count: missing.length, shown: formatNumber(missing.length), of: formatNumber(bookings.length) };
  const unknown = bookingsOfUnknownPayment(bookings);
  if (missing.length === 0 && unknown > 0)
    return (
      <Caption1 className={styles.missing}>
        {text('missing.unknown', { count: unknown, shown: formatNumber(unknown) })}
      </Caption1>
    );
  const isWhole = call.value?.isComplete === true && !call.value.mayHaveMore;
  if (missing.length === 0) return <Caption1>{text(isWhole ? 'missing.none' : 'missing.noneOfSome', counts)}</Caption1>;
  return (
    <>
      <div className={styles.line}>
        <Caption1 className={styles.missing} role="status">
          {text('missing.some', counts)}
        </Caption1>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'missing.hide' : 'missing.show')}
        </Button>
      </div>
      {isOpen ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <ul className={styles.list} tabIndex={0} aria-label={text('missing.label')}>
          {missing.slice(0, maxListed).map((booking, at) => {
            const name = toPlainText(booking.bookingNumber) || toPlainText(booking.id);
            const to = recordAddress('/bookings', booking.id);
            return (
              <li key={toPlainText(booking.id) || at} className={styles.item}>
                {to === undefined ? (
                  name
                ) : (
                  <Link to={to} className={styles.link}>
                    {name}
                  </Link>
                )}
                <bdi className={styles.name}>{toPlainText(booking.userName)}</bdi>
                <bdi>{formatMoney(booking.total, booking.currency)}</bdi>
              </li>
            );
          })}
          {missing.length > maxListed ? (
            <li>{text('missing.more', { shown: formatNumber(missing.length - maxListed) })}</li>
          ) : undefined}
        </ul>
      ) : undefined}
    </>
  );
};
