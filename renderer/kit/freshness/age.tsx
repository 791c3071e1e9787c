/** The age of data on its own, so that the minute's tick renders only this. Not a live region: a reader asks for it. */
import { Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatAge, formatExactTime, minutesSince } from '../format/age';
import { useText } from '../format/text';
import { Hint } from '../ui/hint';
import { useNow } from '../ui/use-now';
import { type FreshnessKind, freshMinutes } from './freshness-kinds';

export const useAgeStyles = makeStyles({
  text: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  old: { color: tokens.colorStatusWarningForeground1 },
});

interface AgeProps {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly kind: FreshnessKind;
  /** The last refresh failed. */
  readonly hasFailed: boolean;
}

export const Age = ({ time, kind, hasFailed }: AgeProps): ReactNode => {
  const styles = useAgeStyles();
  const text = useText('kit');
  const now = useNow();
  const isOld = hasFailed || minutesSince(time, now) >= freshMinutes[kind];
  return (
    <Hint content={text('age.exact', { time: formatExactTime(time) })}>
      <Caption1 as="span" className={mergeClasses(styles.text, isOld && styles.old)} data-old={isOld}>
        {formatAge(time, now)}
      </Caption1>
    </Hint>
  );
};
