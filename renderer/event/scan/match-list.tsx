/** Several bookings that a code may stand for, the most likely first. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDay } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { idText } from './booking-groups';
import type { Match } from './lookup-index';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  match: { inlineSize: '100%', justifyContent: 'flex-start', textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  words: { display: 'grid', minInlineSize: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  more: { color: tokens.colorNeutralForeground3 },
});

/** A longer list is read less quickly than a more exact code is typed. */
const maxShown = 8;

interface MatchListProps {
  readonly matches: readonly Match[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

export const MatchList = ({ matches, chosen, onChoose }: MatchListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const hidden = matches.length - maxShown;
  return (
    <div>
      <ul className={styles.list} aria-label={text('gate.matches')}>
        {matches.slice(0, maxShown).map(({ key, kind, booking, tickets, ticketId, holderName }) => {
          const [ticket] = tickets;
          const named = tickets.find(({ id }) => ticketId !== undefined && idText(id) === ticketId);
          const car = tickets.find(({ vehicleNumber }) => vehicleNumber)?.vehicleNumber;
          const customer = booking?.userName;
          const facts = [
            text(`gate.kinds.${kind}`),
            named?.ticketNumber,
            holderName && customer && customer !== holderName && text('gate.bookedBy', { name: customer }),
            booking?.bookingNumber ?? ticket?.bookingNumber,
            car && `#${car}`,
            booking?.eventName ?? ticket?.eventName,
            formatDay(booking?.eventDate, booking?.timezone),
          ];
          return (
            <li key={key}>
              <Button className={styles.match} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <bdi>{holderName || customer || ticket?.holderName || text('gate.noHolder')}</bdi>
                  </span>
                  <span className={styles.quiet}>
                    <bdi>{joinFacts(...facts)}</bdi>
                  </span>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 ? (
        <span className={styles.more}>{text('gate.moreMatches', { count: hidden, shown: formatNumber(hidden) })}</span>
      ) : undefined}
    </div>
  );
};
