/** Where a record stands among those it was opened from, and the ways to the one before and the one after. */
import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { useDirectionIcons } from '../ui/direction-icons';

const useStyles = makeStyles({ place: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' } });

interface StepsProps {
  /** From 1. */
  readonly place: number;
  /** Undefined where the server does not count them. */
  readonly total: number | undefined;
  /** Undefined at either end. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

export const Steps = ({ place, total, onPrevious, onNext }: StepsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { Before, After } = useDirectionIcons();
  return (
    <>
      <Caption1 className={styles.place}>
        {total === undefined
          ? formatNumber(place)
          : text('detail.place', { place: formatNumber(place), total: formatNumber(total) })}
      </Caption1>
      <Button
        appearance="subtle"
        size="small"
        icon={<Before />}
        aria-label={text('detail.previous')}
        disabledFocusable={!onPrevious}
        onClick={() => onPrevious?.()}
      />
      <Button
        appearance="subtle"
        size="small"
        icon={<After />}
        aria-label={text('detail.next')}
        disabledFocusable={!onNext}
        onClick={() => onNext?.()}
      />
    </>
  );
};
