/** An area of the navigation, with its saved views if it has some. */
import { makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Area } from '../../../kit/area/area';
import { useText } from '../../../kit/format/text';
import { useSavedViews } from '../../../kit/stores/saved-views';
import { focusRing } from '../../../kit/ui/styles';
import { titleOf } from '../../areas/site-map';

const AreaViews = lazy(async () => ({ default: (await import('./area-views')).AreaViews }));

const useStyles = makeStyles({
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    height: '32px',
    // Scrolling to an item also shows the heading above it.
    scrollMarginBlock: '40px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    // Background and foreground are a pair, so that they invert together in high contrast.
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed, color: tokens.colorNeutralForeground2Pressed },
    ...focusRing('-2px'),
    '&[aria-current="page"]': {
      backgroundColor: tokens.colorSubtleBackgroundSelected,
      color: tokens.colorNeutralForeground2Selected,
      fontWeight: tokens.fontWeightSemibold,
    },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlock: '7px',
      width: '3px',
      borderRadius: '2px',
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    '&[aria-current="page"] svg': { color: tokens.colorNeutralForeground2BrandSelected },
    '@media (forced-colors: active)': {
      // Unlike the ring of the focus.
      '&[aria-current="page"]:not(:focus-visible)': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
    },
  },
  icon: { flexShrink: 0, fontSize: '20px', display: 'block' },
  label: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface AreaLinkProps {
  readonly area: Area;
  /** Whether the current page belongs to the group, regardless of its address. */
  readonly isShown: boolean;
  readonly collapsed: boolean;
  readonly onChoose: () => void;
}

export const AreaEntry = (props: AreaLinkProps) => {
  const { area, isShown } = props;
  const hasViews = useSavedViews(area.name).length > 0;
  const link = (isCurrent: boolean) => <AreaLink {...props} isShown={isCurrent} />;
  return area.type === 'resource' && hasViews ? (
    <Suspense fallback={link(isShown)}>
      <AreaViews {...props} area={area} link={link} />
    </Suspense>
  ) : (
    link(isShown)
  );
};

const AreaLink = ({ area, isShown, collapsed, onChoose }: AreaLinkProps) => {
  const styles = useStyles();
  const text = useText('app');
  const title = text(titleOf(area));
  const link = (
    <Link to={area.path} className={styles.link} onClick={onChoose} {...(isShown ? { 'aria-current': 'page' } : {})}>
      <area.icon className={styles.icon} aria-hidden />
      {!collapsed && <span className={styles.label}>{title}</span>}
    </Link>
  );
  return collapsed ? (
    <Tooltip content={title} relationship="label" positioning="after">
      {link}
    </Tooltip>
  ) : (
    link
  );
};
