import { makeStyles } from '@fluentui/react-components';
import type { HTMLAttributes, ReactNode } from 'react';
import { visuallyHidden } from './styles';

const useStyles = makeStyles({ root: visuallyHidden });

/** Words for screen readers only: a status that is announced, a name that the eye sees otherwise. */
export const VisuallyHidden = (props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>): ReactNode => (
  <span {...props} className={useStyles().root} />
);
