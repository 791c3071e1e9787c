/** The reference days on a screen that may stay open past midnight. */
import { useMemo } from 'react';
import type { Values } from '../../kit/area/field';
import { useServerNow } from '../../kit/ui/use-now';
import { type ReferenceDays, toReferenceDays } from './reference-days';

/** Returns the same object until a day changes, so that readiness is not computed again every minute. */
export const useReferenceDays = (event: Values | undefined, isOfEvent = event !== undefined): ReferenceDays => {
  const days = toReferenceDays(event, useServerNow(), isOfEvent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text has all of them
  return useMemo(() => days, [JSON.stringify(days)]);
};
