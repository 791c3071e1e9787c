/** Says more about an element: in a tooltip, and to a screen reader as its description. */
import { Tooltip, useId } from '@fluentui/react-components';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface HintProps {
  readonly content: string;
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string }>;
}

/**
 * Fluent's own tooltip for descriptions leaks: it draws a portal even while it is hidden. Each time React throws away an
 * unfinished rendering, an empty portal with 142 listeners stays in the page.
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
