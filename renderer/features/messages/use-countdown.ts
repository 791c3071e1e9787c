/** A pause before something that cannot be taken back. It is counted in seconds that were shown: a sleeping laptop counts none. */
import { useCallback, useEffect, useRef, useState } from 'react';

export const countdownSeconds = 10;
const second = 1_000;

export interface Countdown {
  /** Seconds left; undefined while nothing is held. */
  readonly left: number | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Calls `done` once after the last second; never when the screen has gone. */
export const useCountdown = (done: () => void): Countdown => {
  const [left, setLeft] = useState<number>();
  const then = useRef(done);
  useEffect(() => {
    then.current = done;
  });
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : undefined);
      if (left <= 1) then.current();
    }, second);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    left,
    start: useCallback(() => setLeft((running) => running ?? countdownSeconds), []),
    cancel: useCallback(() => setLeft(undefined), []),
  };
};
