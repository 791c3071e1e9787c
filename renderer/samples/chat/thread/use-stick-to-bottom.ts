/** Keeps a log at its end as long as the person is there; where they read further up, nothing moves. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as counts as being there, in pixels. */
const near = 40;

interface Bottom {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly isThere: boolean;
  readonly onScroll: () => void;
  readonly toBottom: () => void;
}

interface Words {
  /** Changes with every new word. */
  readonly last: string | undefined;
  /** Whether it is the person's own: they want to see it, wherever they read. */
  readonly own: boolean;
  /** Who is writing. */
  readonly writer: string | undefined;
  /** An element's id to start at in place of the end. */
  readonly showFirst: string | undefined;
}

export const useStickToBottom = ({ last, own, writer, showFirst }: Words): Bottom => {
  const log = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(true);
  const there = useRef(true);

  const onScroll = (): void => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {};
    there.current = scrollHeight - scrollTop - clientHeight <= near;
    setThere(there.current);
  };
  const toBottom = (): void => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    there.current = true;
    setThere(true);
  };

  const follow = useEffectEvent((always: boolean) => {
    if ((there.current || always) && log.current) log.current.scrollTop = log.current.scrollHeight;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new word is what moves it
  useLayoutEffect(() => follow(own), [last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: and the line that tells who is writing
  useLayoutEffect(() => follow(false), [writer]);
  useLayoutEffect(() => {
    if (showFirst === undefined) return;
    const element = document.getElementById(showFirst);
    if (!element) return;
    there.current = false;
    element.scrollIntoView({ block: 'center' });
  }, [showFirst]);
  // A window or a field that takes more room must not push the last word out of sight.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (there.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { log, isThere, onScroll, toBottom };
};
