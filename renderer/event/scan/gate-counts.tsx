/** Which way the gate lets people, and how many it let in today. */
import { countScans } from '@contract/event-log/scans';
import { closingDays, dayOf, type EventDates } from '@contract/time/event-days';
import { timestampOf } from '@contract/time/zone';
import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { ArrowEnterRegular, ArrowExitRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import { useIsRightToLeft } from '../../kit/format/direction';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useServerNow } from '../../kit/ui/use-now';
import { useEventLog, useQuietEntries } from '../log/event-log';
import { clearScan, focusBox, useScanStore } from './scan-store';

const useStyles = makeStyles({
  counts: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '20px', rowGap: '4px', margin: 0 },
  count: { display: 'flex', alignItems: 'baseline', columnGap: '6px' },
  label: { color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  about: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  root: { display: 'grid', rowGap: '8px', justifyItems: 'start' },
  directions: { display: 'flex', alignItems: 'center', columnGap: '4px' },
  mirrored: { transform: 'scaleX(-1)' },
  isOut: {
    paddingBlock: '6px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorPaletteYellowBackground3,
    color: tokens.colorNeutralForeground1Static,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '2px dashed CanvasText' },
  },
});

/** The day's first moment at the event, at night that of the day before; all scans where its zone is not known. */
export const startOfToday = (event: EventDates, now: number): string => {
  const { timezone } = event;
  const isKnown = dayOf(now, timezone) !== undefined;
  const start = isKnown ? timestampOf(`${closingDays(event, now)[0]}T00:00:00`, timezone) : undefined;
  return start === undefined ? '' : new Date(start).toISOString();
};

export const GateCounts = ({ event }: { readonly event: EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const log = useEventLog(event.id);
  const { index, isLoaded, failure } = log;
  const counted = useQuietEntries(log);
  const start = startOfToday(event, useServerNow());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index has more once there are more entries
  const counts = useMemo(
    () => countScans(index.rows().filter(({ scan }) => scan.at >= start)),
    [counted, index, start],
  );
  return (
    <div>
      <dl className={styles.counts} aria-label={text('gate.counts.title')}>
        {(['admitted', 'turnedAway', 'inside'] as const).map((name) => (
          <div key={name} className={styles.count}>
            <dt className={styles.label}>{text(`gate.counts.${name}`)}</dt>
            <dd className={styles.value}>{isLoaded ? formatNumber(counts[name]) : '–'}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.about}>{text(failure ? 'gate.counts.unread' : 'gate.counts.about')}</span>
    </div>
  );
};

const icons = { in: <ArrowEnterRegular />, out: <ArrowExitRegular /> } as const;

export const DirectionSwitch = (): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const direction = useScanStore((state) => state.direction);
  const isMirrored = useIsRightToLeft();
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend */}
      <div role="group" className={styles.directions} aria-label={text('gate.direction.label')}>
        {(['in', 'out'] as const).map((one) => (
          <ToggleButton
            key={one}
            size="large"
            appearance={one === direction ? 'primary' : 'secondary'}
            icon={{ children: icons[one], ...(isMirrored ? { className: styles.mirrored } : {}) }}
            checked={one === direction}
            onClick={() => {
              // The answer that is shown was for the other direction.
              clearScan();
              useScanStore.setState({ direction: one });
              focusBox();
            }}
          >
            {text(`gate.direction.${one}`)}
          </ToggleButton>
        ))}
      </div>
      {direction === 'out' ? <span className={styles.isOut}>{text('gate.direction.about')}</span> : undefined}
    </div>
  );
};
