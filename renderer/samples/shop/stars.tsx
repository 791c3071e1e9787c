import { makeStyles, tokens } from '@fluentui/react-components';
import { StarFilled, StarRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  stars: {
    display: 'inline-flex',
    flexShrink: 0,
    fontSize: '16px',
    lineHeight: 1,
    verticalAlign: 'middle',
    color: tokens.colorPaletteMarigoldForeground3,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  empty: { color: tokens.colorNeutralForeground4 },
});

/** A rating from 0 to 5 as stars, with text for screen readers. */
export const Stars = ({ rating }: { readonly rating: number }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  return (
    <span className={styles.stars} role="img" aria-label={text('rating', { rating })}>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? <StarFilled key={star} /> : <StarRegular key={star} className={styles.empty} />,
      )}
    </span>
  );
};
