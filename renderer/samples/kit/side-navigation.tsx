/** A column of links next to their content, with the current one marked: mail folders, task lists. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../kit/format/number';
import { backgrounds } from '../../kit/skins/theme';
import { focusRing } from '../../kit/ui/styles';
import { heading, stackedList } from './styles';

const narrow = '@media (max-width: 900px)';

const useStyles = makeStyles({
  title: {
    ...heading(200),
    paddingInline: '10px',
    paddingBlockEnd: '6px',
    color: tokens.colorNeutralForeground3,
  },
  list: { ...stackedList('2px'), [narrow]: { display: 'flex', flexWrap: 'wrap' } },
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    minBlockSize: '32px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: backgrounds.hovered },
    ...focusRing('-2px'),
  },
  current: {
    backgroundColor: backgrounds.selected,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '8px',
      inlineSize: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '@media (forced-colors: active)': { ':not(:focus-visible)': { outline: '1px solid CanvasText' } },
  },
  icon: {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '20px',
    fontSize: '20px',
    color: tokens.colorNeutralForeground2,
  },
  label: { flexGrow: 1 },
  count: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3, fontWeight: 'normal' },
  waiting: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
  },
});

export interface SideLink {
  readonly key: string;
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  readonly count?: number | undefined;
  /** The count in words, if it needs attention. */
  readonly waiting?: string | undefined;
}

interface SideLinksProps {
  readonly title?: string;
  readonly links: readonly SideLink[];
}

export const SideNavigation = ({ title, links }: SideLinksProps): ReactNode => {
  const styles = useStyles();
  const id = useId();
  return (
    <div>
      {title === undefined ? undefined : (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className={styles.list} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
        {links.map(({ key, to, label, icon, current, count = 0, waiting }) => (
          <li key={key}>
            <Link
              to={to}
              className={mergeClasses(styles.link, current && styles.current)}
              {...(current ? { 'aria-current': 'page' as const } : {})}
            >
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              <span className={styles.label}>{label}</span>
              {count > 0 ? (
                <span className={mergeClasses(styles.count, waiting !== undefined && styles.waiting)} title={waiting}>
                  {formatNumber(count)}
                </span>
              ) : undefined}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
