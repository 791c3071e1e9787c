import { makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Area } from '../../../kit/area/area';
import { type ContextTarget, contextMenuEvents } from '../../../kit/commands/context-menu';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import { loadSampleAreas } from '../../areas/areas';
import type { NavigationGroup } from '../../areas/site-map';
import { usePageHandle } from '../../areas/use-page';
import { AreaEntry } from './area-entry';

/** The nearest scrolling ancestor of an element. */
const scrollerOf = (element: Element): Element | null => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.tagName === 'MAIN' || /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
};

const scrollIntoView = (shown: Element): void => {
  const scroller = scrollerOf(shown);
  // Only the list's own scroll container: the page around it always starts at its top.
  if (!scroller || scroller.tagName === 'MAIN') return;
  const [frame, link] = [scroller.getBoundingClientRect(), shown.getBoundingClientRect()];
  if (link.top < frame.top) scroller.scrollTop -= frame.top - link.top;
  else if (link.bottom > frame.bottom) scroller.scrollTop += link.bottom - frame.bottom;
};

/** For a list of links: scrolls the current page's link into view, also when it appears only with a later `count`. */
const useScrollIntoView = <T extends HTMLElement>(count = 0): RefObject<T | null> => {
  const list = useRef<T>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown, and what there is, may be out of sight
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current="page"]');
    if (!shown) return undefined;
    // Reported once the new screen is laid out: asking for positions here would lay it out once more.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      scrollIntoView(shown);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [pathname, count]);
  return list;
};

const useStyles = makeStyles({
  navigation: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '224px',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalS,
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarWidth: 'thin',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  collapsed: { width: '52px', '@media (max-width: 480px)': { display: 'none' } },
  over: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: 10,
    boxShadow: tokens.shadow28,
  },
  heading: {
    margin: 0,
    paddingBlock: '12px 2px',
    paddingInline: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
  },
  fold: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    width: '100%',
    height: '32px',
    marginBlock: '8px 2px',
    paddingInline: '12px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ...focusRing('-2px'),
  },
  foldCollapsed: { justifyContent: 'center', marginBlock: '0 2px', paddingInline: 0 },
  closed: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  rule: {
    height: '1px',
    marginBlock: tokens.spacingVerticalS,
    marginInline: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  list: { display: 'grid', gap: '1px', margin: 0, padding: 0, listStyleType: 'none' },
  label: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface NavigationProps {
  readonly groups: readonly NavigationGroup[];
  /** Whether to show the group of the samples. */
  readonly samples: boolean;
  readonly collapsed: boolean;
  /** Whether it covers the page, because the window is too narrow. */
  readonly isOverlay: boolean;
  readonly onChoose: () => void;
}

/** The areas that the user may open, by group. */
export const Navigation = ({ groups, samples, collapsed, isOverlay, onChoose }: NavigationProps) => {
  const styles = useStyles();
  const text = useText('app');
  // Closed until the user opens it or one of its pages.
  const [chosen, setChosen] = useState<boolean>();
  const shown = usePageHandle()?.area;
  const samplesOpen = chosen ?? shown?.group === 'samples';
  useEffect(() => {
    if (samples && samplesOpen) void loadSampleAreas();
  }, [samples, samplesOpen]);
  // Scrolls the current area into view, also when its group has just appeared.
  const list = useScrollIntoView<HTMLElement>(groups.length);
  const links = ({ name, areas }: NavigationGroup) => (
    <ul id={`areas-${name}`} className={styles.list} aria-label={text(`groups.${name}`)}>
      {areas.map((area) => (
        <li key={area.name} data-area={area.name}>
          <AreaEntry area={area} isShown={area.name === shown?.name} collapsed={collapsed} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
  const areaAt = (element: Element): Area | undefined => {
    const name = element.closest<HTMLElement>('[data-area]')?.dataset.area;
    return groups.flatMap(({ areas }) => areas).find((one) => one.name === name);
  };
  const navigate = useNavigate();
  const openMenu = (target: ContextTarget): boolean => {
    const link = target.element.closest('a');
    const area = link && areaAt(link);
    if (!link || !area) return false;
    const onOpen = (path: string): void => {
      onChoose();
      void navigate(path);
    };
    void import('./navigation-menu').then(({ openNavigationMenu }) =>
      openNavigationMenu({ area, view: link.dataset.view, target: { ...target, returnTo: link }, onOpen }),
    );
    return true;
  };
  const product = groups.filter(({ name }) => name !== 'samples');
  const inSamples = groups.find(({ name }) => name === 'samples');
  return (
    <nav
      ref={list}
      id="navigation"
      aria-label={text('navigation.name')}
      className={mergeClasses(styles.navigation, collapsed && styles.collapsed, isOverlay && styles.over)}
      {...contextMenuEvents(openMenu)}
    >
      {product.map((group, index) => (
        <div key={group.name}>
          {collapsed ? (
            index > 0 && <div className={styles.rule} />
          ) : (
            <p id={`group-${group.name}`} className={styles.heading}>
              {text(`groups.${group.name}`)}
            </p>
          )}
          {links(group)}
        </div>
      ))}
      {samples && (
        <div>
          {collapsed && product.length > 0 && <div className={styles.rule} />}
          <Fold
            name={text('groups.samples')}
            open={samplesOpen}
            collapsed={collapsed}
            onToggle={() => setChosen(!samplesOpen)}
          />
          {samplesOpen && inSamples && links(inSamples)}
        </div>
      )}
    </nav>
  );
};

interface FoldProps {
  readonly name: string;
  readonly open: boolean;
  readonly collapsed: boolean;
  readonly onToggle: () => void;
}

/** The header of a collapsible group. */
const Fold = ({ name, open, collapsed, onToggle }: FoldProps) => {
  const styles = useStyles();
  const button = (
    <button
      type="button"
      className={mergeClasses(styles.fold, collapsed && styles.foldCollapsed)}
      aria-expanded={open}
      onClick={onToggle}
    >
      {!collapsed && <span className={styles.label}>{name}</span>}
      {open ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular className={styles.closed} aria-hidden />}
    </button>
  );
  return collapsed ? (
    <Tooltip content={name} relationship="label" positioning="after">
      {button}
    </Tooltip>
  ) : (
    button
  );
};
