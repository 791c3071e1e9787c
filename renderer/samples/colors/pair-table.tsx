/** Pairs of tokens as each skin draws them: the colors, the contrast, and whether that is enough. */
import { skins } from '@contract/appearance';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { themes } from '../../kit/skins/all';
import { TokenName } from '../kit/showcase/token-name';
import { type Grade, grade, shownRatio } from './contrast';
import { type Pair, seenIn } from './pairs';
import { Swatch } from './swatch';

const useStyles = makeStyles({
  table: { display: 'block', inlineSize: '100%' },
  body: { display: 'block' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 156px)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: '6px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    '@media (max-width: 1180px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '4px' },
  },
  head: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  name: {
    display: 'grid',
    justifyItems: 'start',
    minInlineSize: 0,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    '@media (max-width: 1180px)': { gridColumn: '1 / -1' },
  },
  on: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minInlineSize: 0 },
  figures: {
    display: 'grid',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    minInlineSize: 0,
  },
  ratio: { fontVariantNumeric: 'tabular-nums' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const toneOf: Readonly<Record<Grade, 'good' | 'bad' | 'quiet'>> = {
  aaa: 'good',
  aa: 'good',
  line: 'good',
  large: 'bad',
  fail: 'bad',
  free: 'quiet',
};

export const PairTable = ({ label, pairs }: { readonly label: string; readonly pairs: readonly Pair[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('colors');
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.body}>
        <tr className={styles.row}>
          <th scope="col" className={mergeClasses(styles.name, styles.head)}>
            {text('table.token')}
          </th>
          {skins.map((skin) => (
            <th key={skin} scope="col" className={styles.head}>
              {text(`skins.${skin}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {pairs.map((pair) => (
          <tr key={`${pair.token} ${pair.on}`} className={styles.row}>
            <th scope="row" className={styles.name}>
              <TokenName name={pair.token} />
              <span className={styles.on}>{text('table.on', { ground: pair.on })}</span>
            </th>
            {skins.map((skin) => (
              <PairCell key={skin} pair={pair} skin={skin} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const PairCell = ({ pair, skin }: { readonly pair: Pair; readonly skin: (typeof skins)[number] }): ReactNode => {
  const styles = useStyles();
  const text = useText('colors');
  const seen = seenIn(themes[skin], pair);
  if (!seen) return <td />;
  const { color, ground, ratio } = seen;
  const mark = grade(ratio, pair.use);
  return (
    <td className={styles.cell}>
      <Swatch ground={ground} color={color} />
      <span className={styles.figures}>
        <span className={styles.ratio}>{text('table.ratio', { ratio: shownRatio(ratio) })}</span>
        <span className={styles[toneOf[mark]]}>{text(`grades.${mark}`)}</span>
      </span>
    </td>
  );
};
