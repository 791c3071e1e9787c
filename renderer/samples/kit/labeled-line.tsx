import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { lineAbove } from './styles';

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
  item: {
    ...lineAbove,
    borderBlockStartColor: tokens.colorNeutralStroke3,
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '56px',
    ':first-child': { borderBlockStartStyle: 'none' },
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
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

interface LabeledItemProps extends Omit<LabeledLineProps, 'start'> {
  readonly icon: FluentIcon;
}

/** The same as a list item, with a line between items. */
export const LabeledItem = ({ icon: Icon, ...line }: LabeledItemProps): ReactNode => {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <LabeledLine {...line} start={<Icon className={styles.icon} aria-hidden />} />
    </li>
  );
};
