import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '20px', fontSize: tokens.fontSizeBase200 },
  path: { fontFamily: tokens.fontFamilyMonospace },
});

/** The problems of a profile, by path. */
export const ProfileProblems = ({ problems }: { readonly problems: Readonly<Record<string, string>> }): ReactNode => {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {Object.entries(problems).map(([path, reason]) => (
        <li key={path}>
          <bdi className={styles.path}>{path}</bdi>: <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
};
