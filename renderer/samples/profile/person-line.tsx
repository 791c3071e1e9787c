import { Avatar, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
  },
  words: { display: 'grid', minInlineSize: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface PersonLineProps {
  readonly name: string;
  readonly avatar: string;
  readonly about: string;
  readonly size?: 32 | 40;
  readonly children?: ReactNode;
}

/** A face, a name, a few words, and what can be done about them. */
export const PersonLine = ({ name, avatar, about, size = 40, children }: PersonLineProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <Avatar size={size} name={name} image={{ src: avatar }} aria-hidden />
      <span className={styles.words}>
        <Text weight="semibold">
          <bdi>{name}</bdi>
        </Text>
        <Text size={200} className={styles.quiet}>
          <bdi>{about}</bdi>
        </Text>
      </span>
      {children}
    </div>
  );
};
