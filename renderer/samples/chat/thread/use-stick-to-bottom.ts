/** Keeps a log scrolled to its end, unless the user has scrolled up. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The distance that counts as the end, in pixels. */
const near = 40;

interface Bottom {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly isThere: boolean;
  readonly onScroll: () => void;
  readonly toBottom: () => void;
}

interface Words {
  /** The id of the last message. */
  readonly last: string | undefined;
  /** Whether it is the user's own; it always scrolls into view. */
  readonly own: boolean;
  /** Who is typing. */
  readonly writer: string | undefined;
  /** The id of an element to scroll to instead. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves it
  useLayoutEffect(() => follow(own), [last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: and the typing indicator
  useLayoutEffect(() => follow(false), [writer]);
  useLayoutEffect(() => {
    if (showFirst === undefined) return;
    const element = document.getElementById(showFirst);
    if (!element) return;
    there.current = false;
    element.scrollIntoView({ block: 'center' });
  }, [showFirst]);
  // Keeps the last message in view when the window or the field is resized.
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
