/** Buyback desk: who may buy back into the race, who did, until when, and what it brought in. */
import { isId } from '@contract/entities/id';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowRepeatAllRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import { kindOf } from '../../../event/buyback-kind';
import { checkRows, isWhole } from '../../../event/event-rows';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { type EventId, useEventBuybacks, useEventTickets } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { oldestCopy } from '../../../kit/bridge/copies';
import { useCall } from '../../../kit/bridge/use-call';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { useNarrowingCheck } from '../../../kit/list/data/use-narrowing-check';
import { useCan } from '../../../kit/stores/session';
import { Message } from '../../../kit/ui/message';
import { MoneyText } from './money-text';
import { RoundCard } from './round-card';
import { moneyOf, reentriesOf, roundsOf } from './rounds';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', paddingBlockEnd: '24px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  about: { flexGrow: 1, flexBasis: '360px', color: tokens.colorNeutralForeground2 },
  rounds: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
    gap: '12px',
  },
});

const noRows: readonly [] = [];

const useRounds = (eventId: EventId) => {
  const offers = useCall('event.buybacks', { eventId });
  const buybacks = useEventBuybacks(eventId);
  const canReadTickets = useCan(['read', 'Ticket']);
  const tickets = useEventTickets(eventId, { enabled: canReadTickets });
  const narrowing = useNarrowingCheck({
    call: 'event.buybacks',
    input: useMemo(() => ({ eventId }), [eventId]),
    answer: offers.value,
  });
  const ofEvent = useMemo(() => {
    const { rows: sent = noRows, isComplete = true } = offers.value ?? {};
    const rows = rowsMatching(sent, { eventId });
    return checkRows(
      { rows, isComplete, others: sent.length - rows.length },
      { eventId, isIgnored: narrowing === 'ignores' },
    );
  }, [offers.value, eventId, narrowing]);
  const rounds = useMemo(
    () =>
      roundsOf({
        offers: ofEvent.rows,
        buybacks: buybacks.value?.rows ?? noRows,
        tickets: tickets.value?.isComplete ? tickets.value.rows : undefined,
      }),
    [ofEvent, buybacks.value, tickets.value],
  );
  const refresh = (): void => {
    offers.refresh();
    buybacks.refresh();
    if (canReadTickets) tickets.refresh();
  };
  // Offers need not name the event, because the call is of one event.
  const { others, unplaced } = ofEvent;
  const copy = oldestCopy([offers.copy, buybacks.copy, tickets.copy]);
  return { offers, buybacks, copy, rounds, refresh, lists: [{ others, unplaced }, buybacks.value, tickets.value] };
};

const Desk = ({ eventId, zone }: { readonly eventId: EventId; readonly zone: unknown }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const inspections = useText('inspections');
  const { offers, buybacks, copy, rounds, refresh, lists } = useRounds(eventId);
  const rows = buybacks.value?.rows ?? noRows;
  const others = rows.filter((one) => kindOf(one) === 'other').length;
  // What failed, was left out or was not understood may be an offer or a re-entry.
  const isNone =
    offers.value?.isComplete === true && isWhole(buybacks.value) && others === 0 && (lists[0]?.unplaced ?? 0) === 0;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Text className={styles.about}>{text('buybacks.about')}</Text>
        <Text weight="semibold">
          {text('buybacks.figures.money')}:{' '}
          {others > 0 || !isWhole(buybacks.value) ? (
            <MoneyText money={moneyOf(reentriesOf(rows))} none={text('notKnown')} />
          ) : (
            <MoneyText money={moneyOf(reentriesOf(rows))} />
          )}
        </Text>
        <Freshness call={{ ...buybacks, copy, refresh }} watchSeconds={60} />
      </div>
      {offers.failure ? <NoticeBar intent="warning">{text('buybacks.offersFailed')}</NoticeBar> : undefined}
      {buybacks.value && !buybacks.value.isComplete ? (
        <NoticeBar intent="error">{text('buybacks.incomplete')}</NoticeBar>
      ) : undefined}
      <EventRowsNotice lists={lists} />
      {others > 0 ? (
        <NoticeBar intent="info">
          {text('buybacks.otherKinds', { count: others, shown: formatNumber(others) })}
        </NoticeBar>
      ) : undefined}
      <Loaded call={buybacks}>
        {() =>
          rounds.length === 0 && offers.state !== 'pending' ? (
            isNone ? (
              <Message
                icon={ArrowRepeatAllRegular}
                title={text('buybacks.none.title')}
                body={text('buybacks.none.body')}
              />
            ) : (
              <Message
                icon={ArrowRepeatAllRegular}
                title={inspections('rows.noneReadTitle')}
                body={inspections('rows.noneRead')}
              />
            )
          ) : (
            <div className={styles.rounds}>
              {rounds.map((round) => (
                <RoundCard key={`${round.className} ${round.round}`} round={round} zone={zone} />
              ))}
            </div>
          )
        }
      </Loaded>
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode =>
  isId(values.id) ? <Desk eventId={values.id} zone={values.timezone} /> : undefined;
