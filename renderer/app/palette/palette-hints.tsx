/** The keys of the palette, below its results. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { KeyCaps } from '../../kit/commands/key-caps';
import { useText } from '../../kit/format/text';
import { lineAbove } from '../../kit/ui/hairlines';

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
});

const hints = [
  ['move', ['↑', '↓']],
  ['open', ['Enter']],
  ['commands', ['>']],
  ['close', ['Esc']],
] as const;

export const PaletteHints = (): ReactNode => {
  const styles = useStyles();
  const text = useText('palette');
  return (
    <div className={styles.hints}>
      {hints.map(([name, keys]) => (
        <span key={name} className={styles.hint}>
          <KeyCaps labels={keys} size="small" />
          {text(`hint.${name}`)}
        </span>
      ))}
    </div>
  );
};
