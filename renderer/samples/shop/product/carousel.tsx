import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../kit/format/text';
import { usePreferences } from '../../../kit/stores/preferences';
import { useDirectionIcons } from '../../../kit/ui/direction-icons';
import { SectionCard } from '../../../kit/ui/section-card';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(210px, 240px)',
    gap: '16px',
    margin: '-4px',
    padding: '4px 4px 12px',
    listStyleType: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4px',
    '& > li': { scrollSnapAlign: 'start' },
  },
  turn: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
});

interface ShelfProps {
  readonly title: string;
  /** `li` each. */
  readonly children: ReactNode;
}

/** A row that scrolls by buttons, wheel, touch or keyboard. */
export const Carousel = ({ title, children }: ShelfProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const list = useRef<HTMLUListElement>(null);
  const isRightToLeft = usePreferences(({ direction }) => direction === 'rtl');
  const go = (direction: 1 | -1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const width = (list.current?.clientWidth ?? 0) * 0.8;
    list.current?.scrollBy({
      left: width * direction * (isRightToLeft ? -1 : 1),
      behavior: still ? 'instant' : 'smooth',
    });
  };
  const { Before, After } = useDirectionIcons();
  return (
    <SectionCard
      title={title}
      actions={
        <span className={styles.turn}>
          <Button icon={<Before />} shape="circular" aria-label={text('shelf.before')} onClick={() => go(-1)} />
          <Button icon={<After />} shape="circular" aria-label={text('shelf.after')} onClick={() => go(1)} />
        </span>
      }
    >
      <ul ref={list} className={styles.list} aria-label={title}>
        {children}
      </ul>
    </SectionCard>
  );
};
