/** Room for a table of real rows: it scrolls sideways by itself, by pointer and by keyboard, and the page does not. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { focusRing } from '../styles';

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusMedium,
    // A border, for the grounds of rows would lie above a shadow.
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    // The frame is the last row's line.
    '& tbody > tr:last-child': { borderBlockEndStyle: 'none' },
    ...focusRing('-2px'),
  },
});

interface TableFrameProps {
  /** What the table shows; the table itself bears another name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const TableFrame = ({ label, className, children }: TableFrameProps): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
  <section className={mergeClasses(useStyles().frame, className)} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
