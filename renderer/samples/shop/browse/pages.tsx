import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { useDirectionIcons } from '../../../kit/ui/direction-icons';

const useStyles = makeStyles({
  pages: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '4px', paddingBlock: '8px' },
  page: { minInlineSize: '36px', paddingInline: '8px', fontVariantNumeric: 'tabular-nums' },
});

/** The maximum of page numbers shown, around the current page. */
const maxShown = 7;

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

export const Pages = ({ page, pages, onChange }: PagesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { Before, After } = useDirectionIcons();
  if (pages < 2) return null;
  const first = Math.max(1, Math.min(page - Math.floor(maxShown / 2), pages - maxShown + 1));
  const numbers = Array.from({ length: Math.min(maxShown, pages) }, (_, index) => first + index);
  const arrow = (Icon: typeof Before, label: string, to: number) => {
    const isOff = to < 1 || to > pages;
    return (
      <Button
        appearance="subtle"
        icon={<Icon />}
        aria-label={label}
        disabledFocusable={isOff}
        onClick={() => (isOff ? undefined : onChange(to))}
      />
    );
  };
  return (
    <nav className={styles.pages} aria-label={text('pages.label')}>
      {arrow(Before, text('pages.before'), page - 1)}
      {numbers.map((number) => (
        <Button
          key={number}
          className={styles.page}
          appearance={number === page ? 'primary' : 'subtle'}
          aria-label={text('pages.page', { page: number })}
          {...(number === page ? { 'aria-current': 'page' } : {})}
          onClick={() => onChange(number)}
        >
          {number}
        </Button>
      ))}
      {arrow(After, text('pages.after'), page + 1)}
    </nav>
  );
};
