/** A link back to the parent screen, next to the heading. */
import { Link, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useDirectionIcons } from './direction-icons';

const useStyles = makeStyles({
  link: { display: 'inline-flex', alignItems: 'center', columnGap: '4px', minBlockSize: '24px' },
});

interface BackLinkProps {
  readonly to: string;
  /** Called before it navigates. */
  readonly onNavigate?: () => void;
  /** The link leads to another page of the same record and keeps the list from which it was opened. */
  readonly sameRecord?: boolean;
  /** The state of the page's history entry when the user left it. */
  readonly returnTo?: { readonly state: unknown };
  readonly children: string;
}

export const BackLink = ({ to, onNavigate, sameRecord = false, returnTo, children }: BackLinkProps): ReactNode => {
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
        onNavigate?.();
        void navigate(to, returnTo ?? (sameRecord ? { state } : {}));
      }}
    >
      <Back aria-hidden /> {children}
    </Link>
  );
};
