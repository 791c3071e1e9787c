/** Chooses the rows per page: a native select in Fluent's style. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../format/text';
import { pageSizes } from '../data/list-state';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorCompoundBrandStroke,
      transform: 'scaleX(0)',
      transitionProperty: 'transform',
      transitionDuration: tokens.durationUltraFast,
      '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
    },
    ':focus-within::after': { transform: 'scaleX(1)', transitionDuration: tokens.durationNormal },
  },
  select: {
    appearance: 'none',
    boxSizing: 'border-box',
    blockSize: 'var(--target, 24px)',
    paddingBlock: 0,
    paddingInline: '8px 26px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBlockEndColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':hover': {
      borderBlockStartColor: tokens.colorNeutralStroke1Hover,
      borderInlineColor: tokens.colorNeutralStroke1Hover,
    },
    ':focus': { outline: '2px solid transparent' },
  },
  icon: {
    position: 'absolute',
    insetInlineEnd: '6px',
    insetBlockStart: 'calc(50% - 8px)',
    fontSize: '16px',
    color: tokens.colorNeutralStrokeAccessible,
    pointerEvents: 'none',
  },
});

type Size = (typeof pageSizes)[number] | 'all';

interface PageSizeProps {
  readonly size: number | 'all';
  readonly onChange: (size: Size) => void;
}

export const PageSize = ({ size, onChange }: PageSizeProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  return (
    <span className={styles.root}>
      <select
        className={styles.select}
        aria-label={text('list.perPage')}
        value={String(size)}
        onChange={({ target }) => onChange(pageSizes.find((one) => String(one) === target.value) ?? 'all')}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value="all">{text('list.all')}</option>
      </select>
      <ChevronDownRegular className={styles.icon} aria-hidden />
    </span>
  );
};
