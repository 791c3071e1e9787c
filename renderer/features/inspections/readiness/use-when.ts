/** The days that papers are judged by, on a screen that may stay open past midnight. */
import { useMemo } from 'react';
import type { Values } from '../../../kit/area/field';
import { useNow } from '../../../kit/ui/use-now';
import { type When, whenOf } from './when';

/** The same object until a day changes, so that nothing is judged anew each minute. */
export const useWhen = (event: Values | undefined, isOfEvent = event !== undefined): When => {
  const { today, until } = whenOf(event, useNow());
  return useMemo(() => ({ today, until, isOfEvent }), [today, until, isOfEvent]);
};
