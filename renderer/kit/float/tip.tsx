/** What floats beside a hinted element. */
import { Tooltip, type TooltipProps } from '@fluentui/react-components';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect } from 'react';
import { Adopt, type Trigger } from './adopt';

type Come = (event: SyntheticEvent<HTMLElement>) => void;

export interface TipHandlers {
  readonly enter: Come;
  readonly leave: Come;
}

export interface TipProps {
  readonly anchor: HTMLElement;
  readonly content: string;
  readonly positioning?: TooltipProps['positioning'] | undefined;
  /** With what the pointer or the focus came, while it is still there. */
  readonly near: RefObject<SyntheticEvent<HTMLElement> | undefined>;
  /** Where the element brings what happens to it from now on. */
  readonly handlers: RefObject<TipHandlers | undefined>;
}

interface LinkProps extends Pick<TipProps, 'anchor' | 'near' | 'handlers'> {
  readonly trigger: Trigger & { readonly onPointerEnter?: unknown; readonly onPointerLeave?: unknown };
}

const Link = ({ anchor, near, handlers, trigger }: LinkProps): ReactNode => {
  const { onPointerEnter, onPointerLeave } = trigger;
  useEffect(() => {
    handlers.current = { enter: onPointerEnter as Come, leave: onPointerLeave as Come };
    if (near.current) handlers.current.enter(near.current);
    return () => {
      handlers.current = undefined;
    };
  }, [handlers, near, onPointerEnter, onPointerLeave]);
  return <Adopt anchor={anchor} trigger={trigger} />;
};

/** The words are read from the element itself: to screen readers this is nothing. */
export const Tip = ({ anchor, content, positioning, near, handlers }: TipProps): ReactNode => (
  <Tooltip content={content} relationship="inaccessible" {...(positioning ? { positioning } : {})}>
    {(trigger) => <Link anchor={anchor} near={near} handlers={handlers} trigger={trigger} />}
  </Tooltip>
);
