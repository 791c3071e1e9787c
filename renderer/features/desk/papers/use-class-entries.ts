/** The entries of an event by class, once the inspections of all racers are loaded. */
import type { EventClass } from '@contract/entities/event-web';
import { useMemo } from 'react';
import type { PartName } from '../../../event/readiness/part';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { oldestCopy } from '../../../kit/bridge/copies';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';
import { classEntries, type Entry, withParts } from './class-entries';
import type { PaperProps } from './paper-props';
import { deskText, noteOf } from './paper-texts';
import { useTicketLines } from './use-ticket-lines';

const names: readonly PartName[] = ['vehicle', 'info', 'techCard'];
const noIds: readonly string[] = [];
const noClasses: readonly EventClass[] = [];

export const useClassEntries = ({ event }: Pick<PaperProps, 'event'>) => {
  const canInspect = useCan(['read', 'Inspection']);
  const { call, lines, notes, asOf, copy } = useTicketLines(event.id);
  const drivers = useMemo(() => (lines ? classEntries(lines) : undefined), [lines]);
  const ids = useMemo(
    () => (canInspect && drivers ? [...new Set(drivers.flatMap(({ userId }) => userId || []))] : noIds),
    [canInspect, drivers],
  );
  const { parts, done, total, failed, asOf: partsAsOf, copy: partsCopy } = useLoadedParts(event.id, ids, names);
  const classes = useAllRows('event.classes', { eventId: event.id });
  const days = useReferenceDays({ ...event });
  const isReady = drivers !== undefined && parts.size >= ids.length && done >= total && classes.state !== 'pending';
  const entries = useMemo<readonly Entry[] | undefined>(
    () => (isReady ? drivers.map((driver) => withParts(driver, parts.get(driver.userId), days, event.id)) : undefined),
    [isReady, drivers, parts, days, event.id],
  );
  return {
    call,
    entries,
    classes: classes.value?.rows ?? noClasses,
    progress: drivers ? { done, total } : undefined,
    note: noteOf([
      ...notes,
      failed > 0 ? deskText('papers.partsFailed', { count: failed }) : '',
      entries?.length === 0 ? deskText('papers.noEntries') : '',
    ]),
    asOf: Math.min(asOf, partsAsOf ?? asOf),
    copy: oldestCopy([copy, partsCopy, classes.copy]),
  };
};
