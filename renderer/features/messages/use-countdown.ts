/** A countdown before an action that cannot be undone. It counts shown seconds, so it pauses while the computer sleeps. */
import { useCallback, useEffect, useRef, useState } from 'react';

export const countdownSeconds = 10;
const second = 1_000;

export interface Countdown {
  /** Seconds left; undefined while the countdown is not running. */
  readonly left: number | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Calls `onDone` once after the last second, unless the component has unmounted. */
export const useCountdown = (onDone: () => void): Countdown => {
  const [left, setLeft] = useState<number>();
  const callback = useRef(onDone);
  useEffect(() => {
    callback.current = onDone;
  });
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : undefined);
      if (left <= 1) callback.current();
    }, second);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    left,
    start: useCallback(() => setLeft((running) => running ?? countdownSeconds), []),
    cancel: useCallback(() => setLeft(undefined), []),
  };
};
