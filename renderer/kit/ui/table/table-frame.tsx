/** A frame in which a table scrolls sideways, by pointer and by keyboard, while the page does not. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ScrollFrame } from '../scroll-frame';
import { focusRing } from '../styles';

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusMedium,
    // A border, because row backgrounds would cover a shadow.
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    // The frame draws the last row's line.
    '& tbody > tr:last-child': { borderBlockEndStyle: 'none' },
    ...focusRing('-2px'),
  },
});

interface TableFrameProps {
  /** What the table shows; the table itself has another name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const TableFrame = ({ label, className, children }: TableFrameProps): ReactNode => (
  <ScrollFrame className={mergeClasses(useStyles().frame, className)} label={label}>
    {children}
  </ScrollFrame>
);
