/** The seven calls of one racer, each by itself, and what they mean together. */
import { useMemo } from 'react';
import type { Values } from '../../../kit/area/field';
import { type Call, useCall } from '../../../kit/bridge/use-call';
import type { Key } from '../board/checks';
import { callOf, type PartState, type Parts } from '../readiness/part';
import { type Standing, standingOf } from '../readiness/standing';
import { useWhen } from '../readiness/use-when';

const stateOf = <V>({ value, failure }: Call<V>): PartState<V> => {
  if (value !== undefined) return { state: 'known', value };
  if (!failure) return { state: 'asked' };
  return failure.code === 'not-found' ? { state: 'none' } : { state: 'failed', failure };
};

export const useParts = (userId: Key, eventId: Key | undefined, event: Values | undefined) => {
  const input = eventId === undefined ? { userId } : { userId, eventId };
  const driver = useCall(callOf.driver, input);
  const vehicle = useCall(callOf.vehicle, input);
  const terms = useCall(callOf.terms, input);
  const team = useCall(callOf.team, input);
  const media = useCall(callOf.media, input);
  const info = useCall(callOf.info, input);
  const techCard = useCall(callOf.techCard, input);
  const when = useWhen(event, eventId !== undefined);
  const standing = useMemo<Standing>(() => {
    const pictures = stateOf(media);
    const parts: Parts = {
      driver: stateOf(driver),
      vehicle: stateOf(vehicle),
      terms: stateOf(terms),
      team: stateOf(team),
      media: pictures.state === 'known' ? { state: 'known', value: pictures.value.rows } : pictures,
      info: stateOf(info),
      techCard: stateOf(techCard),
    };
    return standingOf(parts, when, { userId, eventId });
  }, [driver, vehicle, terms, team, media, info, techCard, when, userId, eventId]);
  return { calls: { driver, vehicle, terms, team, media, info, techCard }, standing };
};
