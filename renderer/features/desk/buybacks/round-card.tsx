/** One class and round: figures, closing time, and the racers by what their buybacks say. */
import { isId } from '@contract/entities/id';
import type { Ticket } from '@contract/entities/ticket';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../../kit/area/record-address';
import { formatMoney, formatNumber } from '../../../kit/format/number';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { wordText } from '../../../kit/format/word-text';
import { SectionCard } from '../../../kit/ui/section-card';
import { focusRing } from '../../../kit/ui/styles';
import { countText } from '../day/count-text';
import { Closing } from './closing';
import { MoneyText } from './money-text';
import { type BuybackState, type Round, type RoundBuyback, seatsLeft } from './rounds';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(88px, 100%), 1fr))',
    gap: '8px 12px',
    margin: 0,
  },
  figure: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minInlineSize: 0 },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  lists: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))', gap: '12px 16px' },
  list: {
    margin: 0,
    paddingInlineStart: 0,
    listStyleType: 'none',
    maxBlockSize: '168px',
    overflowY: 'auto',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  quiet: { color: tokens.colorNeutralForeground3 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing(),
  },
});

interface Person {
  readonly key: string;
  readonly name: string;
  readonly carNumber: string;
  readonly note: string;
  readonly address: string | undefined;
}

const People = ({ title, people }: { readonly title: string; readonly people: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  if (people.length === 0) return undefined;
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
      <ul className={styles.list} tabIndex={0} aria-label={title}>
        {people.map(({ key, name, carNumber, note, address }) => (
          <li key={key}>
            {carNumber === '' ? undefined : <bdi>#{carNumber}</bdi>}{' '}
            {address ? (
              <Link to={address} className={styles.link}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
            {note === '' ? undefined : <span className={styles.quiet}> · {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

export const RoundCard = ({ round, zone }: { readonly round: Round; readonly zone: unknown }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const name =
    round.round === ''
      ? round.className || text('buybacks.noClass')
      : text('buybacks.round', { name: round.className || text('buybacks.noClass'), round: round.round });
  const [offer] = round.offers;
  const ofState = (...states: readonly BuybackState[]): readonly RoundBuyback[] =>
    round.buybacks.filter(({ state }) => states.includes(state));
  const toPerson = ({ buyback, carNumber, state }: RoundBuyback): Person => ({
    key: toPlainText(buyback.id),
    name: toTrimmedText(buyback.userName) || toPlainText(buyback.buybackNumber),
    carNumber,
    note: state === 'back' ? '' : wordText('buyback.status', toPlainText(buyback.status)),
    address: isId(buyback.id) ? recordAddress('/buybacks', buyback.id) : undefined,
  });
  const toOther = ({ id, holderName, ticketNumber, vehicleNumber }: Ticket): Person => ({
    key: toPlainText(id),
    name: toTrimmedText(holderName) || toPlainText(ticketNumber),
    carNumber: toTrimmedText(vehicleNumber),
    note: '',
    address: isId(id) ? recordAddress('/tickets', id) : undefined,
  });
  const back = ofState('back');
  const out = ofState('open', 'closed', 'unknown');
  // A buyback whose status is not known may be back in the race.
  const isCertain = ofState('unknown').length === 0;
  const seats = seatsLeft(round);
  const figures: Readonly<Record<string, ReactNode>> = {
    back: countText(text, back.length, isCertain),
    out: formatNumber(out.length),
    others: round.others && round.unmatched === 0 ? formatNumber(round.others.length) : text('notKnown'),
    seats: seats === undefined ? text('notKnown') : formatNumber(seats),
    money: <MoneyText money={round.money} />,
  };
  const sold = round.offers.length === 1 ? offer?.sold : undefined;
  return (
    <SectionCard
      title={name}
      description={
        offer && round.offers.length === 1
          ? text('buybacks.price', { price: formatMoney(offer.price, offer.currency) || text('notKnown') })
          : text(offer ? 'buybacks.manyOffers' : 'buybacks.noOffer')
      }
      actions={offer ? <Closing offer={offer} zone={zone} name={name} /> : undefined}
    >
      <dl className={styles.figures}>
        {Object.entries(figures).map(([key, value]) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>{text(`buybacks.figures.${key}`)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {typeof sold === 'number' && isCertain && sold !== back.length ? (
        <Text size={200} className={styles.quiet}>
          {text('buybacks.soldDiffers', { sold: formatNumber(sold), listed: formatNumber(back.length) })}
        </Text>
      ) : undefined}
      <div className={styles.lists}>
        <People title={text('buybacks.figures.out')} people={out.map(toPerson)} />
        <People title={text('buybacks.figures.back')} people={back.map(toPerson)} />
        <People title={text('buybacks.figures.others')} people={(round.others ?? []).map(toOther)} />
      </div>
      {round.others && round.unmatched > 0 ? (
        <Text size={200} className={styles.quiet}>
          {text('buybacks.unmatched', { count: round.unmatched, shown: formatNumber(round.unmatched) })}
        </Text>
      ) : undefined}
    </SectionCard>
  );
};
