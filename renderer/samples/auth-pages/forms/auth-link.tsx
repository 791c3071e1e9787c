import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plainLink } from '../../kit/styles';

const useStyles = makeStyles({
  line: { textAlign: 'center' },
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
  // Beside other words, color alone does not tell a link.
  inline: { textDecorationLine: 'underline' },
});

interface AuthLinkProps {
  readonly before?: string;
  readonly to: string;
  readonly children: string;
}

/** A line with a link to another of the pages. */
export const AuthLink = ({ before, to, children }: AuthLinkProps): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.line} dir="auto">
      {before ? `${before} ` : ''}
      <Link className={mergeClasses(styles.link, before !== undefined && styles.inline)} to={to}>
        {children}
      </Link>
    </span>
  );
};
