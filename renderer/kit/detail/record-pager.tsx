/** The position of a record in the list that it was opened from, with Previous and Next. */
import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { useDirectionIcons } from '../ui/direction-icons';

const useStyles = makeStyles({
  position: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface RecordPagerProps {
  /** From 1. */
  readonly position: number;
  /** Undefined if the server sends no total. */
  readonly total: number | undefined;
  /** Undefined at the ends. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

export const RecordPager = ({ position, total, onPrevious, onNext }: RecordPagerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { Before, After } = useDirectionIcons();
  return (
    <>
      <Caption1 className={styles.position}>
        {total === undefined
          ? formatNumber(position)
          : text('detail.position', { position: formatNumber(position), total: formatNumber(total) })}
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
