/** One figure with its label and change, and a link to the list behind it. */
import { Card, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Change } from './change';

const useStyles = makeStyles({
  card: { position: 'relative', rowGap: tokens.spacingVerticalXS, minInlineSize: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '16px',
  },
  // Makes the whole card the link's target.
  link: {
    color: 'inherit',
    fontWeight: tokens.fontWeightRegular,
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  value: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minBlockSize: tokens.lineHeightBase200,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  trend: { marginBlockStart: 'auto', paddingBlockStart: tokens.spacingVerticalXS },
});

interface FigureCardProps {
  readonly label: string;
  readonly value: string;
  readonly icon: FluentIcon;
  /** Compared with the previous period, in percent. */
  readonly change?: number | undefined;
  readonly note?: string | undefined;
  /** The list that the figure counts. */
  readonly to?: string | undefined;
  /** A small chart at the bottom of the card. */
  readonly trend?: ReactNode;
}

export const FigureCard = ({ label, value, icon: Icon, change, note, to, trend }: FigureCardProps) => {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <span className={styles.head}>
        <span className={styles.icon} aria-hidden>
          <Icon />
        </span>
        {to ? (
          <RouterLink to={to} className={styles.link} style={{ textDecoration: 'none' }}>
            {label}
          </RouterLink>
        ) : (
          <Text>{label}</Text>
        )}
      </span>
      <span className={styles.value}>{value}</span>
      <span className={styles.foot}>
        {change !== undefined && <Change percent={change} />}
        {note && <span>{note}</span>}
      </span>
      {trend && <div className={styles.trend}>{trend}</div>}
    </Card>
  );
};
