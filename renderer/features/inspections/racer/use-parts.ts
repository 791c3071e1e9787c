/** The seven calls of one racer, and the readiness that follows from them. */
import { useMemo } from 'react';
import type { RecordId } from '../../../event/part-loader';
import { callOf, type PartState, type Parts, toAnsweredPart } from '../../../event/readiness/part';
import { type Readiness, toReadiness } from '../../../event/readiness/readiness';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import type { Values } from '../../../kit/area/field';
import { type Call, useCall } from '../../../kit/bridge/use-call';

const toPartState = <V>({ value, failure }: Call<V>): PartState<V> => {
  if (value !== undefined) return toAnsweredPart(value);
  if (!failure) return { state: 'pending' };
  return failure.code === 'not-found' ? { state: 'none' } : { state: 'failed', failure };
};

export const useParts = (userId: RecordId, eventId: RecordId | undefined, event: Values | undefined) => {
  const input = eventId === undefined ? { userId } : { userId, eventId };
  const driver = useCall(callOf.driver, input);
  const vehicle = useCall(callOf.vehicle, input);
  const terms = useCall(callOf.terms, input);
  const team = useCall(callOf.team, input);
  const media = useCall(callOf.media, input);
  const info = useCall(callOf.info, input);
  const techCard = useCall(callOf.techCard, input);
  const days = useReferenceDays(event, eventId !== undefined);
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
    return toReadiness(parts, days, { userId, eventId });
  }, [driver, vehicle, terms, team, media, info, techCard, days, userId, eventId]);
  return { calls: { driver, vehicle, terms, team, media, info, techCard }, readiness };
};
