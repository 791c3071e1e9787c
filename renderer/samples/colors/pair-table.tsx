/** Pairs of tokens in each theme: the colors, the contrast, and whether it is sufficient. */

import { skins } from '@contract/appearance';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { themes } from '../../kit/skins/themes';
import { TokenName } from '../kit/showcase/token-name';
import { textSize } from '../kit/styles';
import { formatRatio, type Grade, grade } from './contrast';
import { type Pair, renderPair } from './pairs';
import { Swatch } from './swatch';

const useStyles = makeStyles({
  table: { display: 'block', inlineSize: '100%' },
  body: { display: 'block' },
  row: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) repeat(${skins.length}, 136px)`,
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: '6px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    '@media (max-width: 1180px)': { gridTemplateColumns: `repeat(${skins.length}, minmax(0, 1fr))`, rowGap: '4px' },
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
    ...textSize[200],
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
  const rendered = renderPair(themes[skin], pair);
  if (!rendered) return <td />;
  const { color, ground: background, ratio } = rendered;
  const level = grade(ratio, pair.use);
  return (
    <td className={styles.cell}>
      <Swatch background={background} color={color} />
      <span className={styles.figures}>
        <span className={styles.ratio}>{text('table.ratio', { ratio: formatRatio(ratio) })}</span>
        <span className={styles[toneOf[level]]}>{text(`grades.${level}`)}</span>
      </span>
    </td>
  );
};
