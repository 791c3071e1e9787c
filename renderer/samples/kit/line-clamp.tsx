/** The first lines of a text. */
import { makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { alignToPage } from '../../kit/skins/theme';

const useStyles = makeStyles({
  root: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    // Cut at the end of the text's own direction, but aligned with the page.
    ...alignToPage,
  },
});

interface LineClampProps {
  readonly lines: number;
  readonly className?: string | undefined;
  readonly children: string;
}

export const LineClamp = ({ lines, className, children }: LineClampProps): ReactNode => (
  <Text dir="auto" className={mergeClasses(useStyles().root, className)} style={{ WebkitLineClamp: lines }}>
    {children}
  </Text>
);
