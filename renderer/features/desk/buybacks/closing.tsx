/** The countdown to the closing of a round's buybacks. Screen readers hear a few marks, not every second. */
import type { EventBuyback } from '@contract/entities/event-web';
import { secondMs } from '@contract/time/durations';
import { isWithoutZone } from '@contract/time/wall-parts';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { formatDateTime, parseDateTime } from '../../../kit/format/date-time';
import { kitText, useText } from '../../../kit/format/text';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { countdownText, markOf, windowOf } from './buyback-window';

/**
 * The current time each second, while the page is visible and until a time is reached, in milliseconds since 1970; without
 * that time it stands still.
 */
const useSeconds = (until: number | undefined): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const update = (): void => {
      const time = Date.now();
      setNow(time);
      if (time >= until) clearInterval(timer);
    };
    const onVisibility = (): void => {
      clearInterval(timer);
      if (document.hidden) return;
      timer = setInterval(update, secondMs);
      update();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [until]);
  return now;
};

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'end', textAlign: 'end' },
  count: { fontVariantNumeric: 'tabular-nums' },
  soon: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface ClosingProps {
  readonly offer: EventBuyback;
  readonly zone: unknown;
  /** The class and round, for the announcement. */
  readonly name: string;
}

export const Closing = ({ offer, zone, name }: ClosingProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const now = useSeconds(parseDateTime(offer.closesAt, zone) ?? parseDateTime(offer.opensAt, zone));
  const { phase, left } = windowOf(offer, zone, now);
  const sent = phase === 'before' ? offer.opensAt : offer.closesAt;
  const time = formatDateTime(sent, zone);
  const countdown = left === undefined ? '' : countdownText(left, text);
  const mark = phase === 'open' ? markOf(left) : undefined;
  const announced =
    mark !== undefined
      ? text('buybacks.announce.minutes', { name, count: mark })
      : phase === 'closed'
        ? text('buybacks.announce.closed', { name })
        : '';
  return (
    <div className={styles.root}>
      <Text
        weight="semibold"
        role="timer"
        aria-live="off"
        className={mergeClasses(styles.count, mark !== undefined && styles.soon)}
      >
        {left === undefined
          ? text(phase === 'unknown' && time !== '' ? 'notKnown' : `buybacks.phases.${phase}`)
          : text(`buybacks.phases.${phase}`, {
              left: isWithoutZone(sent) ? kitText('dateTime.assumed', { time: countdown }) : countdown,
            })}
      </Text>
      {time === '' ? undefined : (
        <Text size={200} className={styles.quiet}>
          {time}
        </Text>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
};
