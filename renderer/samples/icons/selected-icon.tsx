/** The icon selected last: in several sizes, and its import. */
import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { CodeLine } from '../kit/showcase/code-line';
import type { Icon } from './names';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    insetBlockEnd: '12px',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `${tokens.shadow16}, inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
  },
  glyphs: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  glyph: { lineHeight: 1, fontStyle: 'normal' },
  brand: { color: tokens.colorBrandForeground1 },
  code: { minInlineSize: 0, overflow: 'hidden', borderRadius: tokens.borderRadiusMedium },
  small: { '@media (max-width: 900px)': { display: 'none' } },
});

interface SelectedIconProps {
  readonly icon: Icon;
  readonly family: string;
  readonly onClose: () => void;
}

export const SelectedIcon = ({ icon, family, onClose }: SelectedIconProps): ReactNode => {
  const styles = useStyles();
  const text = useText('icons');
  const glyph = (size: number, className = '') => (
    <i aria-hidden className={mergeClasses(styles.glyph, className)} style={{ fontFamily: family, fontSize: size }}>
      {String.fromCodePoint(icon.code)}
    </i>
  );
  return (
    <section className={styles.root} aria-label={icon.name}>
      <div className={styles.glyphs}>
        {glyph(32, styles.brand)}
        <div className={styles.small}>
          <Text weight="semibold" block>
            {icon.stem}
          </Text>
          <span className={styles.glyphs}>
            {glyph(16)}
            {glyph(20)}
            {glyph(24)}
          </span>
        </div>
      </div>
      <div className={styles.code}>
        <CodeLine of={icon.name} code={`import { ${icon.name} } from '@fluentui/react-icons';`} />
      </div>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={text('chosen.close')}
        title={text('chosen.close')}
        onClick={onClose}
      />
    </section>
  );
};
