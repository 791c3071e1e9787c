/** The way back to where a screen belongs, beside its heading. */
import { Link, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useDirectionIcons } from './direction-icons';

const useStyles = makeStyles({ link: { display: 'inline-flex', alignItems: 'center', columnGap: '4px' } });

interface BackLinkProps {
  readonly to: string;
  /** Before it goes there. */
  readonly onGo?: () => void;
  /** It leads to another page of the same record, which goes on knowing the list that it was opened from. */
  readonly sameRecord?: boolean;
  /** The state of the page's history entry when the person left it. */
  readonly returning?: { readonly state: unknown };
  readonly children: string;
}

export const BackLink = ({ to, onGo, sameRecord = false, returning, children }: BackLinkProps): ReactNode => {
  const styles = useStyles();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { Back } = useDirectionIcons();
  return (
    <Link
      href={useHref(to)}
      className={styles.link}
      appearance="subtle"
      onClick={(event) => {
        event.preventDefault();
        onGo?.();
        void navigate(to, returning ?? (sameRecord ? { state } : {}));
      }}
    >
      <Back aria-hidden /> {children}
    </Link>
  );
};
