/** The keys of the palette, below its results. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { lineAbove } from '../frame/hairlines';

const useStyles = makeStyles({
  hints: {
    ...lineAbove,
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    paddingBlock: '8px',
    paddingInline: tokens.spacingHorizontalL,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  hint: { display: 'flex', alignItems: 'center', gap: '6px' },
  key: {
    minWidth: '14px',
    paddingInline: '5px',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '18px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

const hints = [
  ['move', ['↑', '↓']],
  ['open', ['Enter']],
  ['close', ['Esc']],
] as const;

export const PaletteHints = (): ReactNode => {
  const styles = useStyles();
  const text = useText('palette');
  return (
    <div className={styles.hints}>
      {hints.map(([name, keys]) => (
        <span key={name} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {text(`hint.${name}`)}
        </span>
      ))}
    </div>
  );
};
