import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { theme as lightTheme } from '../../../kit/skins/light';
import { insetBorder } from '../../../kit/ui/styles';
import { SecondaryText } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '210px 48px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minBlockSize: '28px',
  },
  value: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  bar: {
    display: 'block',
    blockSize: '16px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  card: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    inlineSize: '300px',
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  buttons: { display: 'flex', columnGap: tokens.spacingHorizontalS },
});

const scale = [
  'spacingHorizontalXXS',
  'spacingHorizontalXS',
  'spacingHorizontalSNudge',
  'spacingHorizontalS',
  'spacingHorizontalMNudge',
  'spacingHorizontalM',
  'spacingHorizontalL',
  'spacingHorizontalXL',
  'spacingHorizontalXXL',
  'spacingHorizontalXXXL',
] as const;

export const examples: Examples = {
  scale: {
    layout: 'block',
    code: 'row: { columnGap: tokens.spacingHorizontalM }',
    Preview: () => {
      const styles = useStyles();
      return scale.map((name) => (
        <div key={name} className={styles.row}>
          <TokenName name={name} />
          <Text size={200} className={styles.value}>
            {lightTheme[name]}
          </Text>
          <span className={styles.bar} style={{ inlineSize: tokens[name] }} />
        </div>
      ));
    },
  },
  work: {
    code: 'card: { padding: tokens.spacingHorizontalL, rowGap: tokens.spacingVerticalM }',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.card}>
          <div>
            <Text weight="semibold" block>
              {text('spacing.work.name')}
            </Text>
            <SecondaryText>{text('spacing.work.detail')}</SecondaryText>
          </div>
          <div className={styles.buttons}>
            <Button appearance="primary">{text('spacing.work.accept')}</Button>
            <Button>{text('spacing.work.later')}</Button>
          </div>
        </div>
      );
    },
  },
};
