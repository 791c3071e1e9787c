import { makeStyles } from '@fluentui/react-components';
import type { HTMLAttributes, ReactNode } from 'react';
import { visuallyHidden } from './styles';

const useStyles = makeStyles({ root: visuallyHidden });

/** Text for screen readers only: an announced status, or a name that is visible in another way. */
export const VisuallyHidden = (props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>): ReactNode => (
  <span {...props} className={useStyles().root} />
);
