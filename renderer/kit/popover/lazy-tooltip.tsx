/** A tooltip whose text screen readers have from the start; the bubble's code is loaded on the first hover or focus. */
import {
  cloneElement,
  type HTMLAttributes,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { TooltipContentProps, TooltipHandlers } from './tooltip-content';

const Tip = lazy(async () => ({ default: (await import('./tooltip-content')).TooltipContent }));

type TooltipTarget = Pick<
  HTMLAttributes<HTMLElement>,
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onFocus'
  | 'onBlur'
>;

interface LazyTooltipProps {
  readonly content: string;
  /** Whether the words are the element's name, or say more about it. */
  readonly relationship: 'label' | 'description';
  readonly positioning?: TooltipContentProps['positioning'];
  readonly children: ReactElement<TooltipTarget>;
}

export const LazyTooltip = ({ content, relationship, positioning, children }: LazyTooltipProps): ReactNode => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const triggerEvent = useRef<SyntheticEvent<HTMLElement>>(undefined);
  const handlers = useRef<TooltipHandlers>(undefined);
  const { props } = children;

  const enter = (event: SyntheticEvent<HTMLElement>) => {
    triggerEvent.current = event;
    setAnchor(event.currentTarget);
    handlers.current?.enter(event);
  };
  const leave = (event: SyntheticEvent<HTMLElement>) => {
    triggerEvent.current = undefined;
    handlers.current?.leave(event);
  };
  const isLabel = relationship === 'label';
  const target = cloneElement(children, {
    ...(isLabel
      ? { 'aria-label': props['aria-label'] ?? content }
      : { 'aria-describedby': props['aria-describedby'] ?? id }),
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      enter(event);
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event);
      leave(event);
    },
    onFocus: (event) => {
      props.onFocus?.(event);
      // A focus that came back by itself, after a dialog say, tells nothing new.
      if (event.currentTarget.matches(':focus-visible')) enter(event);
    },
    onBlur: (event) => {
      props.onBlur?.(event);
      leave(event);
    },
  });
  // What the element has opened covers where the words would be.
  const covered = props['aria-haspopup'] !== undefined && String(props['aria-expanded']) === 'true';
  return (
    <>
      {target}
      {isLabel ? undefined : (
        <span id={id} hidden>
          {content}
        </span>
      )}
      {anchor && !covered ? (
        <Suspense>
          <Tip
            anchor={anchor}
            content={content}
            positioning={positioning}
            triggerEvent={triggerEvent}
            handlers={handlers}
          />
        </Suspense>
      ) : undefined}
    </>
  );
};
