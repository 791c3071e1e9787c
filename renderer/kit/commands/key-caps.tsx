import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { keyLabels } from './keys';

const useStyles = makeStyles({
  keys: { display: 'inline-flex', gap: '4px', justifySelf: 'start' },
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
});

/** A key combination, each key in a box: in the order of the keyboard also on a right-to-left page. */
export const KeyCaps = ({ keys }: { readonly keys: string }): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.keys} dir="ltr">
      {keyLabels(keys).map((label) => (
        <kbd key={label} className={styles.key}>
          {label}
        </kbd>
      ))}
    </span>
  );
};
