/** The beginning of a text, where there is room for a few lines of it. */
import { makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { alignToPage } from '../../kit/skins/theme';

const useStyles = makeStyles({
  root: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    // The words run their own way, so that it is their end that is cut, and stand on the page's side all the same.
    ...alignToPage,
  },
});

interface ClampedProps {
  readonly lines: number;
  readonly className?: string | undefined;
  readonly children: string;
}

export const LineClamp = ({ lines, className, children }: ClampedProps): ReactNode => (
  <Text dir="auto" className={mergeClasses(useStyles().root, className)} style={{ WebkitLineClamp: lines }}>
    {children}
  </Text>
);
