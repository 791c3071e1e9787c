import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minInlineSize: 0,
  },
  words: { display: 'grid', minInlineSize: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface LabeledLineProps {
  /** A picture or icon at the start. */
  readonly start: ReactNode;
  readonly title: string;
  readonly about: string;
  /** Controls at the end. */
  readonly children?: ReactNode;
}

/** A picture, a title with a line below it, and a control. */
export const LabeledLine = ({ start, title, about, children }: LabeledLineProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      {start}
      <span className={styles.words}>
        <Text weight="semibold">
          <bdi>{title}</bdi>
        </Text>
        <Text size={200} className={styles.quiet}>
          <bdi>{about}</bdi>
        </Text>
      </span>
      {children}
    </div>
  );
};
