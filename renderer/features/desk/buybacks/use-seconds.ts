/** The current time each second, while the page is visible and until a time is reached. */
import { useEffect, useState } from 'react';

const second = 1_000;

/** `until` in milliseconds since 1970; without it, the time stands still. */
export const useSeconds = (until: number | undefined): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const update = (): void => {
      const time = Date.now();
      setNow(time);
      if (time >= until) clearInterval(timer);
    };
    const onVisibility = (): void => {
      clearInterval(timer);
      if (document.hidden) return;
      timer = setInterval(update, second);
      update();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [until]);
  return now;
};
