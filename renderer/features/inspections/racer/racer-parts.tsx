/** All seven parts of a racer's inspection on one page. */
import { makeStyles } from '@fluentui/react-components';
import { useCallback, useEffect } from 'react';
import type { RecordId } from '../../../event/part-loader';
import { type PartName, partNames } from '../../../event/readiness/part';
import type { Values } from '../../../kit/area/field';
import { CardPart } from '../card/card-part';
import { PrintButton } from '../card/print-button';
import { Gallery } from '../media/gallery';
import { FieldPart } from './field-part';
import { PartCard, partId } from './part-card';
import { partFields } from './part-fields';
import { Summary } from './summary';
import { useParts } from './use-parts';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '16px', minInlineSize: 0 },
  // CSS columns, so that a short card leaves no gap next to a long one.
  columns: { columnWidth: '440px', columnGap: '16px' },
});

const isPart = (name: string | undefined): name is PartName => partNames.some((part) => part === name);

interface PartsProps {
  readonly userId: RecordId;
  readonly eventId: RecordId | undefined;
  readonly event: Values | undefined;
  /** The part to show first. */
  readonly part?: string | undefined;
}

export const RacerParts = ({ userId, eventId, event, part }: PartsProps) => {
  const styles = useStyles();
  const { calls, readiness } = useParts(userId, eventId, event);
  const scrollToPart = useCallback((name: PartName) => {
    const card = document.getElementById(partId(name));
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isPart(part)) scrollToPart(part);
  }, [part, scrollToPart]);

  const zone = event?.timezone;
  const withZone = (values: Values): Values => ({ ...values, timezone: values.timezone ?? zone });
  const renderPart = (name: keyof typeof partFields) => (
    <PartCard key={name} part={name} call={calls[name]} readiness={readiness.parts[name]}>
      {calls[name].value && <FieldPart fields={partFields[name]} values={withZone(calls[name].value)} />}
    </PartCard>
  );
  const card = calls.techCard.value;
  return (
    <div className={styles.root}>
      <Summary readiness={readiness} onPart={scrollToPart} />
      <div className={styles.columns}>
        {renderPart('driver')}
        {renderPart('vehicle')}
        {renderPart('terms')}
        {renderPart('team')}
        {renderPart('info')}
        <PartCard part="media" call={calls.media} readiness={readiness.parts.media}>
          {calls.media.value && <Gallery pictures={calls.media.value.rows} zone={zone} />}
        </PartCard>
      </div>
      <PartCard
        part="techCard"
        call={calls.techCard}
        readiness={readiness.parts.techCard}
        actions={card && <PrintButton card={card} info={calls.info.value} event={event} />}
      >
        {card && <CardPart card={card} zone={zone} />}
      </PartCard>
    </div>
  );
};
