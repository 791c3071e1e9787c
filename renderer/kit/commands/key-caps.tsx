import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  keys: { display: 'inline-flex', flexShrink: 0, gap: '4px', justifySelf: 'start' },
  key: {
    minWidth: '14px',
    paddingInline: '6px',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  small: {
    paddingInline: '5px',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
});

interface KeyCapsProps {
  readonly labels: readonly string[];
  readonly size?: 'small' | 'medium';
}

/** The keys of a combination, each in a box: in the order of the keyboard also on a right-to-left page. */
export const KeyCaps = ({ labels, size = 'medium' }: KeyCapsProps): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.keys} dir="ltr">
      {labels.map((label) => (
        <kbd key={label} className={mergeClasses(styles.key, size === 'small' && styles.small)}>
          {label}
        </kbd>
      ))}
    </span>
  );
};
