import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';

const useStyles = makeStyles({
  rows: { display: 'grid', inlineSize: '100%', rowGap: tokens.spacingVerticalXS },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 620px) 290px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    '@media (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  dark: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
  },
});

interface Words {
  readonly key: string;
  readonly token: keyof typeof tokens;
}

const neutral: readonly Words[] = [
  { key: 'main', token: 'colorNeutralForeground1' },
  { key: 'second', token: 'colorNeutralForeground2' },
  { key: 'quiet', token: 'colorNeutralForeground3' },
  { key: 'faint', token: 'colorNeutralForeground4' },
  { key: 'brand', token: 'colorBrandForeground1' },
];
const statuses: readonly Words[] = [
  { key: 'success', token: 'colorStatusSuccessForeground1' },
  { key: 'warning', token: 'colorStatusWarningForeground3' },
  { key: 'danger', token: 'colorStatusDangerForeground1' },
];

const rowsOf = (example: string, words: readonly Words[]) => (): ReactNode => {
  const styles = useStyles();
  const text = useText('ui-element');
  return (
    <div className={styles.rows}>
      {words.map(({ key, token }) => (
        <div key={key} className={styles.row}>
          <Text style={{ color: tokens[token] }}>{text(`text-colors.${example}.${key}`)}</Text>
          <TokenName name={token} />
        </div>
      ))}
    </div>
  );
};

const Neutral = rowsOf('neutral', neutral);
const Statuses = rowsOf('status', statuses);

export const examples: Examples = {
  neutral: { layout: 'block', code: 'about: { color: tokens.colorNeutralForeground3 }', Preview: Neutral },
  status: { layout: 'block', code: 'late: { color: tokens.colorStatusDangerForeground1 }', Preview: Statuses },
  link: {
    code: '<Link href={address} inline>track rules</Link>',
    Preview: ({ text }) => (
      <Text dir="auto">
        {text('text-colors.link.before')}{' '}
        <Link href="#link" inline>
          {text('text-colors.link.word')}
        </Link>{' '}
        {text('text-colors.link.after')}
      </Text>
    ),
  },
  ground: {
    code: '{ backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand }',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <>
          <span
            className={styles.dark}
            style={{ backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand }}
          >
            {text('text-colors.ground.brand')}
          </span>
          <span
            className={styles.dark}
            style={{
              backgroundColor: tokens.colorNeutralBackgroundInverted,
              color: tokens.colorNeutralForegroundInverted2,
            }}
          >
            {text('text-colors.ground.inverted')}
          </span>
          <span
            className={styles.dark}
            style={{ backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 }}
          >
            {text('text-colors.ground.tint')}
          </span>
        </>
      );
    },
  },
};
