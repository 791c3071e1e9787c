/**
 * A tooltip whose text is always available to screen readers; the bubble's code is loaded on the first hover or focus.
 */
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
  /** Whether the text is the element's name or its description. */
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
      // Not for a restored focus, such as after a dialog.
      if (event.currentTarget.matches(':focus-visible')) enter(event);
    },
    onBlur: (event) => {
      props.onBlur?.(event);
      leave(event);
    },
  });
  // The element's open menu or panel would cover the bubble.
  const isCovered = props['aria-haspopup'] !== undefined && String(props['aria-expanded']) === 'true';
  return (
    <>
      {target}
      {isLabel ? undefined : (
        <span id={id} hidden>
          {content}
        </span>
      )}
      {anchor && !isCovered ? (
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
