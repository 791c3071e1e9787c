import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const useStyles = makeStyles({
  line: { textAlign: 'center' },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});

interface AuthLinkProps {
  readonly before?: string;
  readonly to: string;
  readonly children: string;
}

/** One line that leads to another of the pages. */
export const AuthLink = ({ before, to, children }: AuthLinkProps): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      {before ? `${before} ` : ''}
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    </span>
  );
};
