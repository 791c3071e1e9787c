/** Dates, track and sales of an event, as far as the server sent them. */
import { makeStyles } from '@fluentui/react-components';
import { CalendarRegular, LocationRegular, TicketDiagonalRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { readCount } from '../../kit/charts/fill-bar';
import { FieldValue } from '../../kit/detail/field-value';
import { formatDays, lacksZone } from '../../kit/format/event-label';
import { joinFacts } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { type Text, useText } from '../../kit/format/text';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', columnGap: '20px', rowGap: '4px', margin: 0 },
  part: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', minInlineSize: 0, overflowWrap: 'anywhere' },
  icon: { fontSize: '16px', flexShrink: 0 },
});

/** "Racers: 120 of 200 sold", or the only figure that is known. */
const soldText = (text: Text, who: 'racer' | 'spectator', values: Values): string | undefined => {
  const sold = readCount(values[`${who}Sold`]);
  const capacity = readCount(values[`${who}Capacity`]);
  const parameters = {
    who: text(`headline.${who}`),
    sold: formatNumber(sold),
    capacity: formatNumber(capacity),
  };
  if (sold !== undefined) return text(capacity === undefined ? 'headline.sold' : 'headline.soldOf', parameters);
  return capacity === undefined ? undefined : text('headline.capacity', parameters);
};

export const Subtitle = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const days = joinFacts(formatDays(values), lacksZone(values) && text('zoneUnknown'));
  const sold = (['racer', 'spectator'] as const).flatMap((who) => soldText(text, who, values) ?? []);
  const parts = [
    days === '' ? undefined : { key: 'days', Icon: CalendarRegular, shown: <bdi>{days}</bdi> },
    toPlainText(values.trackName) === ''
      ? undefined
      : {
          key: 'track',
          Icon: LocationRegular,
          shown: <FieldValue field={{ key: 'trackName', linkTo: { area: 'tracks', id: 'trackId' } }} values={values} />,
        },
    ...sold.map((words) => ({ key: words, Icon: TicketDiagonalRegular, shown: <bdi>{words}</bdi> })),
  ].filter((part) => part !== undefined);
  return (
    <div className={styles.root}>
      {parts.map(({ key, Icon, shown }) => (
        <span key={key} className={styles.part}>
          <Icon className={styles.icon} aria-hidden />
          {shown}
        </span>
      ))}
    </div>
  );
};
