/** All seven parts of a racer's inspection on one page. */
import type { InspectionInfo, InspectionMedia, TechCard } from '@contract/entities/inspection';
import type { Failure } from '@contract/failure';
import { identitiesOf } from '@contract/reading/input-verdict';
import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  makeStyles,
} from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useCallback, useEffect, useMemo } from 'react';
import type { RecordId } from '../../../event/part-loader';
import { isOfAnotherRacer, type RequestedRecord } from '../../../event/readiness/find-issues';
import {
  callOf,
  type PartName,
  type PartState,
  type Parts,
  partNames,
  toAnsweredPart,
} from '../../../event/readiness/part';
import { type Readiness, toReadiness } from '../../../event/readiness/readiness';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import type { Field, Values } from '../../../kit/area/field';
import { type Call, useCall } from '../../../kit/bridge/use-call';
import { useCommand } from '../../../kit/commands/command';
import { FieldList } from '../../../kit/detail/field-list';
import { remainingFields } from '../../../kit/detail/remaining';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Failed } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { usePrint } from '../../../kit/print/use-print';
import { CardPart } from '../card/card-part';
import { PrintSheet } from '../card/print-sheet';
import { Gallery } from '../media/gallery';
import { PartCard, partId } from './part-card';
import { hiddenKeys, partFields } from './part-fields';
import { Summary } from './summary';

const toPartState = <V,>({ value, failure }: Call<V>): PartState<V> => {
  if (value !== undefined) return toAnsweredPart(value);
  if (!failure) return { state: 'pending' };
  return failure.code === 'not-found' ? { state: 'none' } : { state: 'failed', failure };
};

/** The seven calls of one racer, and the readiness that follows from them. */
const useParts = ({ userId, eventId, event, visitor }: PartsProps) => {
  const input = eventId === undefined ? { userId } : { userId, eventId };
  const driver = useCall(callOf.driver, input);
  const vehicle = useCall(callOf.vehicle, input);
  const terms = useCall(callOf.terms, input);
  const team = useCall(callOf.team, input);
  const media = useCall(callOf.media, input);
  const info = useCall(callOf.info, input);
  const techCard = useCall(callOf.techCard, input);
  const days = useReferenceDays(event, eventId !== undefined);
  const requested = useMemo<RequestedRecord>(
    () => ({ userId, eventId, codes: visitor ? identitiesOf(visitor, 'userId') : [] }),
    [userId, eventId, visitor],
  );
  const readiness = useMemo<Readiness>(() => {
    const pictures = toPartState(media);
    const parts: Parts = {
      driver: toPartState(driver),
      vehicle: toPartState(vehicle),
      terms: toPartState(terms),
      team: toPartState(team),
      media: pictures.state === 'known' ? { state: 'known', value: pictures.value.rows } : pictures,
      info: toPartState(info),
      techCard: toPartState(techCard),
    };
    return toReadiness(parts, days, requested);
  }, [driver, vehicle, terms, team, media, info, techCard, days, requested]);
  return { calls: { driver, vehicle, terms, team, media, info, techCard }, readiness, requested };
};

interface PicturesProps {
  readonly rows: readonly InspectionMedia[];
  readonly requested: RequestedRecord;
  readonly zone: unknown;
}

/** A server that ignores the racer's id sends the pictures of others, too. */
const Pictures = ({ rows, requested, zone }: PicturesProps) => {
  const kit = useText('kit');
  const own = useMemo(() => rows.filter((row) => !isOfAnotherRacer(row, requested)), [rows, requested]);
  const others = rows.length - own.length;
  return (
    <>
      {others > 0 && (
        <NoticeBar intent="info">{kit('list.narrowing.here', { count: others, rows: formatNumber(others) })}</NoticeBar>
      )}
      {(own.length > 0 || others === 0) && <Gallery pictures={own} zone={zone} />}
    </>
  );
};

interface FieldPartProps {
  readonly fields: readonly Field[];
  readonly values: Values;
}

/** A part as a list of fields, with all other fields of the answer under "More fields". */
const FieldPart = ({ fields, values }: FieldPartProps) => {
  const text = useText('inspections');
  const sections = [{ title: '', fields: [...fields, ...hiddenKeys.map((key) => ({ key }))] }];
  const more = remainingFields({ sections, columns: [], naming: 'id' }, values);
  // A field that the server does not send is left out, not shown as empty.
  const sentFields = fields.filter(({ key }) => values[key] !== undefined);
  return (
    <>
      <FieldList area="inspections" fields={sentFields} values={values} />
      {more.length > 0 && (
        <Accordion collapsible>
          <AccordionItem value="more">
            <AccordionHeader size="small" as="h3">
              {text('racer.moreFields')}
            </AccordionHeader>
            <AccordionPanel>
              <FieldList area="inspections" fields={more} values={values} />
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </>
  );
};

interface PrintProps {
  readonly card: TechCard;
  readonly info: InspectionInfo | undefined;
  readonly event: Values | undefined;
}

/** Prints the tech card with the results so far; the rest can be filled in by hand. */
const PrintButton = ({ card, info, event }: PrintProps) => {
  const text = useText('inspections');
  const { print, sheet } = usePrint(<PrintSheet card={card} info={info} event={event} />);
  useCommand('print', print);
  return (
    <>
      <Button appearance="subtle" size="small" icon={<PrintRegular />} onClick={print}>
        {text('print')}
      </Button>
      {sheet}
    </>
  );
};

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
  /** The person's own record, with the numbers and codes by which a part may name them. */
  readonly visitor: Values | undefined;
  /** The part to show first. */
  readonly part?: string | undefined;
  /** The call that found no such event or visitor. */
  readonly missing?: MissingCall | undefined;
}

type MissingCall = Pick<Call<unknown>, 'refresh' | 'busy'> & { readonly failure: Failure };

export const RacerParts = (props: PartsProps) => {
  const { event, part, missing } = props;
  const styles = useStyles();
  const { calls, readiness, requested } = useParts(props);
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
  // Nobody is unready who isn't there. What a server has of a racer is shown even if it doesn't offer the other two.
  const isNobody =
    missing?.failure.code === 'bad-request' || readiness.issues.some(({ reason }) => reason === 'nothing');
  if (missing && isNobody) return <Failed failure={missing.failure} onRetry={missing.refresh} busy={missing.busy} />;
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
          {calls.media.value && <Pictures rows={calls.media.value.rows} requested={requested} zone={zone} />}
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
