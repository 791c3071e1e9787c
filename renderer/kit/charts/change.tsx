/** A change in percent, shown by arrow, text and color. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowTrendingDownRegular, ArrowTrendingRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';

const useStyles = makeStyles({
  change: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  better: { color: tokens.colorStatusSuccessForeground1 },
  worse: { color: tokens.colorStatusDangerForeground1 },
  arrow: { display: 'grid' },
});

/** Compared with the previous period. Draws nothing without a number. */
export const Change = ({ percent }: { readonly percent: number }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  if (!Number.isFinite(percent)) return null;
  const hasFallen = percent < 0;
  return (
    <span className={`${styles.change} ${hasFallen ? styles.worse : styles.better}`}>
      <span className={styles.arrow} aria-hidden>
        {hasFallen ? <ArrowTrendingDownRegular /> : <ArrowTrendingRegular />}
      </span>
      {text(hasFallen ? 'charts.down' : 'charts.up', {
        percent: formatNumber(Math.round(Math.abs(percent) * 10) / 10),
      })}
    </span>
  );
};
