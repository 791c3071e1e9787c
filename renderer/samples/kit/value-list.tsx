import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  list: { gridColumn: '1 / -1', display: 'grid', gap: '12px 24px', margin: 0 },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  framed: {
    padding: '12px 16px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

interface ValueListProps {
  readonly label?: string;
  /** By name. */
  readonly values: Readonly<Record<string, ReactNode>>;
  /** Of a column, in pixels. */
  readonly minWidth: number;
  readonly framed?: boolean;
}

/** Values with their names above them, in as many columns as fit. */
export const ValueList = ({ label, values, minWidth, framed = false }: ValueListProps): ReactNode => {
  const styles = useStyles();
  return (
    <dl
      className={mergeClasses(styles.list, framed && styles.framed)}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))` }}
      {...(label ? { 'aria-label': label } : {})}
    >
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
