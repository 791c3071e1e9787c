import { Link, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, WarningRegular } from '@fluentui/react-icons';
import { SecondaryText, tiles } from '../kit/layout';
import type { Examples } from '../kit/showcase/family-page';
import { TokenName } from '../kit/showcase/token-name';
import { ellipsis, stackedList } from '../kit/styles';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
  },
  sample: ellipsis,
  bar: {
    display: 'block',
    blockSize: '16px',
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  surface: {
    display: 'grid',
    alignContent: 'space-between',
    justifyItems: 'start',
    blockSize: '96px',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
  list: stackedList(tokens.spacingVerticalM),
  item: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  icon: { fontSize: '20px', color: tokens.colorBrandForeground1 },
});

const ramp = ['display', 'title1', 'title3', 'subtitle1', 'subtitle2', 'body1', 'body1Strong', 'caption1'] as const;

const textColors = {
  colorNeutralForeground1: 'main',
  colorNeutralForeground2: 'second',
  colorNeutralForeground3: 'quiet',
  colorBrandForeground1: 'brand',
  colorStatusSuccessForeground1: 'success',
  colorStatusWarningForeground3: 'warning',
  colorStatusDangerForeground1: 'danger',
} as const;

const spaces = [
  'spacingHorizontalXS',
  'spacingHorizontalS',
  'spacingHorizontalM',
  'spacingHorizontalL',
  'spacingHorizontalXL',
  'spacingHorizontalXXXL',
] as const;

const shadows = ['shadow2', 'shadow4', 'shadow8', 'shadow16', 'shadow28', 'shadow64'] as const;

const icons = { one: CheckmarkCircleRegular, two: ClockRegular, three: WarningRegular } as const;

export const examples: Examples = {
  typography: ({ text }) => {
    const styles = useStyles();
    return ramp.map((name) => {
      const { fontSize, lineHeight, fontWeight, fontFamily } = typographyStyles[name];
      const font = [fontWeight, `${fontSize}/${lineHeight}`, fontFamily].join(' ');
      return (
        <div key={name} className={styles.row}>
          <span className={styles.sample} style={{ font }}>
            {text('typography.sample')}
          </span>
          <TokenName name={name} />
        </div>
      );
    });
  },
  colors: ({ text }) => {
    const styles = useStyles();
    return (
      <>
        {Object.entries(textColors).map(([token, key]) => (
          <div key={token} className={styles.row}>
            <Text style={{ color: tokens[token as keyof typeof textColors] }}>{text(`colors.${key}`)}</Text>
            <TokenName name={token} />
          </div>
        ))}
        <Text>
          {text('colors.before')}{' '}
          <Link href="#colors" inline>
            {text('colors.link')}
          </Link>{' '}
          {text('colors.after')}
        </Text>
      </>
    );
  },
  spacing: () => {
    const styles = useStyles();
    return spaces.map((name) => (
      <div key={name} className={styles.row}>
        <span className={styles.bar} style={{ inlineSize: tokens[name] }} />
        <TokenName name={name} />
      </div>
    ));
  },
  elevation: ({ text }) => {
    const styles = useStyles();
    return (
      <div style={tiles(200, 32)}>
        {shadows.map((name) => (
          <div key={name} className={styles.surface} style={{ boxShadow: tokens[name] }}>
            <TokenName name={name} />
            <SecondaryText>{text(`elevation.${name}`)}</SecondaryText>
          </div>
        ))}
      </div>
    );
  },
  lists: ({ text }) => {
    const styles = useStyles();
    return (
      <ul className={styles.list}>
        {Object.entries(icons).map(([item, Icon]) => (
          <li key={item} className={styles.item}>
            <Icon className={styles.icon} aria-hidden />
            <div style={{ display: 'grid' }}>
              <Text weight="semibold">{text(`lists.${item}`)}</Text>
              <SecondaryText>{text(`lists.${item}About`)}</SecondaryText>
            </div>
          </li>
        ))}
      </ul>
    );
  },
};
