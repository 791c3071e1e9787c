/** A chart's main figure with its change, for the card's header. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Change } from '../../../kit/charts/change';
import { textSize } from '../styles';

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  value: {
    ...textSize[600],
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
  },
});

interface StatisticProps {
  readonly value: string;
  readonly change?: number | undefined;
}

export const Statistic = ({ value, change }: StatisticProps): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span className={styles.value}>{value}</span>
      {change !== undefined && <Change percent={change} />}
    </span>
  );
};
