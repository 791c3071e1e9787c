/** Says more about an element: in a tooltip, and to a screen reader as its description. */
import { Tooltip, useId } from '@fluentui/react-components';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface HintProps {
  readonly content: string;
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string }>;
}

/**
 * Fluent's own descriptions are portals, also while nobody sees them, and each rendering that React gives up leaves an empty one
 * in the page, with the listeners of all events.
 */
export const Hint = ({ content, children }: HintProps): ReactNode => {
  const id = useId('hint');
  return (
    <>
      <Tooltip content={content} relationship="inaccessible">
        {cloneElement(children, { 'aria-describedby': id })}
      </Tooltip>
      <span id={id} hidden>
        {content}
      </span>
    </>
  );
};
