/** The bubble of a tooltip. */
import { Tooltip, type TooltipProps } from '@fluentui/react-components';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect } from 'react';
import { AttachTrigger, type Trigger } from './attach-trigger';

type EventHandler = (event: SyntheticEvent<HTMLElement>) => void;

export interface TooltipHandlers {
  readonly enter: EventHandler;
  readonly leave: EventHandler;
}

export interface TooltipContentProps {
  readonly anchor: HTMLElement;
  readonly content: string;
  readonly positioning?: TooltipProps['positioning'] | undefined;
  /** The event that started the hover or focus, while it lasts. */
  readonly triggerEvent: RefObject<SyntheticEvent<HTMLElement> | undefined>;
  /** Receives the handlers for the element's later events. */
  readonly handlers: RefObject<TooltipHandlers | undefined>;
}

interface ConnectHandlersProps extends Pick<TooltipContentProps, 'anchor' | 'triggerEvent' | 'handlers'> {
  readonly trigger: Trigger & { readonly onPointerEnter?: unknown; readonly onPointerLeave?: unknown };
}

const ConnectHandlers = ({ anchor, triggerEvent, handlers, trigger }: ConnectHandlersProps): ReactNode => {
  const { onPointerEnter, onPointerLeave } = trigger;
  useEffect(() => {
    handlers.current = { enter: onPointerEnter as EventHandler, leave: onPointerLeave as EventHandler };
    if (triggerEvent.current) handlers.current.enter(triggerEvent.current);
    return () => {
      handlers.current = undefined;
    };
  }, [handlers, triggerEvent, onPointerEnter, onPointerLeave]);
  return <AttachTrigger anchor={anchor} trigger={trigger} />;
};

/** Hidden from screen readers, which read the text of the element itself. */
export const TooltipContent = ({
  anchor,
  content,
  positioning,
  triggerEvent,
  handlers,
}: TooltipContentProps): ReactNode => (
  <Tooltip content={content} relationship="inaccessible" {...(positioning ? { positioning } : {})}>
    {(trigger) => <ConnectHandlers anchor={anchor} triggerEvent={triggerEvent} handlers={handlers} trigger={trigger} />}
  </Tooltip>
);
