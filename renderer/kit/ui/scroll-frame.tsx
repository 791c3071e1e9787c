/** What scrolls within a section: reached by keyboard, and no landmark, because the section around it is one. */
import type { CSSProperties, ReactNode } from 'react';

interface ScrollFrameProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export const ScrollFrame = ({ label, ...props }: ScrollFrameProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div role="group" tabIndex={0} aria-label={label} {...props} />
);
