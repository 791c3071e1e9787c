/** Attaches an element that is already on the page to Fluent's triggers, which expect to render it themselves. */
import { type Ref, useLayoutEffect } from 'react';

export interface Trigger {
  readonly ref?: Ref<unknown> | undefined;
  readonly id?: string | undefined;
  readonly 'data-tabster'?: unknown;
}

interface AttachTriggerProps {
  readonly anchor: HTMLElement;
  readonly trigger: Trigger;
}

const attributes = ['id', 'data-tabster'] as const;

/**
 * Renders nothing. While the popover is open, the anchor has the attributes by which Fluent names it and restores the
 * focus.
 */
export const AttachTrigger = ({ anchor, trigger }: AttachTriggerProps): null => {
  const { ref } = trigger;
  useLayoutEffect(() => {
    const set = ref;
    if (typeof set === 'function') set(anchor);
    else if (set) set.current = anchor;
    return () => {
      if (typeof set === 'function') set(null);
      else if (set) set.current = null;
    };
  }, [anchor, ref]);
  const { id, 'data-tabster': tabster } = trigger;
  useLayoutEffect(() => {
    const existing = attributes
      .map((name) => [name, name === 'id' ? id : tabster] as const)
      .filter(([name, value]) => typeof value === 'string' && !anchor.hasAttribute(name));
    for (const [name, value] of existing) anchor.setAttribute(name, String(value));
    return () => {
      for (const [name] of existing) anchor.removeAttribute(name);
    };
  }, [anchor, id, tabster]);
  return null;
};
