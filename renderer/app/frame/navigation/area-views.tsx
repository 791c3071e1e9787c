/** The saved views of a list below its area in the navigation; in the collapsed navigation, a menu of them. */
import { MenuItemRadio, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ResourceArea } from '../../../kit/area/area';
import { useText } from '../../../kit/format/text';
import { viewAddress } from '../../../kit/list/data/view-state';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { type SavedView, useSavedViews } from '../../../kit/stores/saved-views';
import { resetArrangement } from '../../../kit/stores/view-arrangements';
import { focusRing } from '../../../kit/ui/styles';
import { titleOf } from '../../areas/site-map';

const useStyles = makeStyles({
  row: { position: 'relative' },
  fold: {
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '4px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ...focusRing('-2px'),
  },
  closed: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  // Below the area's icon.
  below: { position: 'static', inlineSize: '100%', marginBlockEnd: '2px' },
  list: { display: 'grid', gap: '1px', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'block',
    boxSizing: 'border-box',
    paddingBlock: '4px',
    paddingInline: '40px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textDecorationLine: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ...focusRing('-2px'),
    '&[aria-current="page"]': {
      backgroundColor: tokens.colorSubtleBackgroundSelected,
      color: tokens.colorNeutralForeground2Selected,
      fontWeight: tokens.fontWeightSemibold,
    },
    '@media (forced-colors: active)': {
      // Unlike the ring of the focus.
      '&[aria-current="page"]:not(:focus-visible)': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
    },
  },
});

/** More are in the list's own menu. */
const maxViews = 6;

interface AreaViewsProps {
  readonly area: ResourceArea;
  /** Whether a page of the area is open. */
  readonly isShown: boolean;
  readonly collapsed: boolean;
  readonly onChoose: () => void;
  /** The area's link, as the current page unless one of its views below is. */
  readonly link: (isCurrent: boolean) => ReactNode;
}

export const AreaViews = ({ area, isShown, collapsed, onChoose, link }: AreaViewsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('app');
  const { pathname, search } = useLocation();
  const id = useId();
  const views = useSavedViews(area.name).slice(0, maxViews);
  // Open for the area on the screen until the user decides.
  const [chosen, setChosen] = useState<boolean>();
  const navigate = useNavigate();
  const name = text('navigation.views', { area: text(titleOf(area)) });
  const shown = isShown && pathname === area.path ? new URLSearchParams(search).get('view') : null;
  const onOpen = ({ id: view }: SavedView) => {
    resetArrangement(view);
    onChoose();
  };
  if (collapsed)
    return (
      <>
        {link(isShown)}
        <ButtonMenu
          tooltip={name}
          button={
            <button type="button" className={mergeClasses(styles.fold, styles.below)}>
              <ChevronDownRegular aria-hidden />
            </button>
          }
          checkedValues={{ view: shown === null ? [] : [shown] }}
          onCheckedValueChange={(_, { checkedItems: [id] }) => {
            const view = views.find((one) => one.id === id);
            if (!view) return;
            onOpen(view);
            void navigate(viewAddress(area.path, view));
          }}
        >
          {views.map((view) => (
            <MenuItemRadio key={view.id} name="view" value={view.id}>
              <bdi>{view.name}</bdi>
            </MenuItemRadio>
          ))}
        </ButtonMenu>
      </>
    );
  const isOpen = chosen ?? isShown;
  return (
    <>
      <div className={styles.row}>
        {link(isShown && !(isOpen && views.some((view) => view.id === shown)))}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={name}
          onClick={() => setChosen(!isOpen)}
        >
          {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular className={styles.closed} aria-hidden />}
        </button>
      </div>
      <ul id={id} className={styles.list} aria-label={name} hidden={!isOpen}>
        {isOpen &&
          views.map((view) => (
            <li key={view.id}>
              <Link
                to={viewAddress(area.path, view)}
                className={styles.link}
                title={view.name}
                data-view={view.id}
                onClick={() => onOpen(view)}
                {...(view.id === shown ? { 'aria-current': 'page' as const } : {})}
              >
                <bdi>{view.name}</bdi>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
};
