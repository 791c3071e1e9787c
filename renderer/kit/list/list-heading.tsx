/** The heading of a list and of its other views, at the same position in all of them. */
import { makeStyles, Subtitle1 } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '12px',
    paddingInline: '16px',
    paddingBlockStart: '14px',
    paddingBlockEnd: '10px',
  },
  title: { margin: 0 },
  spacer: { flexGrow: 1 },
});

interface ListHeadingProps {
  readonly title: string;
  /** Next to the title. */
  readonly children?: ReactNode;
  readonly end?: ReactNode;
}

export const ListHeading = ({ title, children, end }: ListHeadingProps): ReactNode => {
  const styles = useStyles();
  return (
    <header className={styles.head}>
      <Subtitle1 as="h1" className={styles.title}>
        {title}
      </Subtitle1>
      {children}
      {end === undefined ? undefined : <span className={styles.spacer} />}
      {end}
    </header>
  );
};
