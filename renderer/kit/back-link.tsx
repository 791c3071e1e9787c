/** The way back to where a screen belongs, beside its heading. */
import { Link, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useWays } from './ways';

const useStyles = makeStyles({ link: { display: 'inline-flex', alignItems: 'center', columnGap: '4px' } });

interface BackLinkProps {
  readonly to: string;
  /** Before it goes there. */
  readonly onGo?: () => void;
  readonly children: string;
}

export const BackLink = ({ to, onGo, children }: BackLinkProps): ReactNode => {
  const styles = useStyles();
  const navigate = useNavigate();
  const { Back } = useWays();
  return (
    <Link
      href={useHref(to)}
      className={styles.link}
      appearance="subtle"
      onClick={(event) => {
        event.preventDefault();
        onGo?.();
        void navigate(to);
      }}
    >
      <Back aria-hidden /> {children}
    </Link>
  );
};
