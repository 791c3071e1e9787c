import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  keys: { display: 'flex', flexShrink: 0, gap: '4px' },
  key: {
    minWidth: '14px',
    paddingInline: '5px',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '18px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The keys of a combination, from left to right in every language. */
export const KeyCaps = ({ keys }: { readonly keys: readonly string[] }): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.keys} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
};
