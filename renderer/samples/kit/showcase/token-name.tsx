/** The name of a token or another identifier; a click copies it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { copyText } from '../../../kit/feedback/copy-text';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import { textSize } from '../styles';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    maxInlineSize: '100%',
    minBlockSize: '24px',
    paddingBlock: '2px',
    paddingInline: '6px',
    marginInlineStart: '-6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyMonospace,
    ...textSize[200],
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed, color: tokens.colorNeutralForeground2Pressed },
    ...focusRing('-2px'),
    ':not(:hover):not(:focus-visible) svg': { opacity: 0 },
  },
  name: { minInlineSize: 0, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, fontSize: '14px' },
});

interface TokenNameProps {
  readonly name: string;
  readonly className?: string | undefined;
}

export const TokenName = ({ name, className }: TokenNameProps): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, className)}
      aria-label={text('copyName', { name })}
      onClick={() => copyText(name)}
    >
      <span className={styles.name} dir="ltr">
        {name}
      </span>
      <CopyRegular className={styles.icon} aria-hidden />
    </button>
  );
};
