import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useCommand } from '../../kit/commands/command';
import { clearContextMenu, useContextMenu } from '../../kit/commands/context-menu';
import { useGoTo } from '../../kit/commands/go-to';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { ProgressLine } from '../../kit/feedback/progress-line';
import { UnsavedGuard } from '../../kit/form/unsaved-guard';
import { useText } from '../../kit/format/text';
import { copyLink } from '../../kit/links/copy-link';
import { openInNewWindow, useLinksToWindows } from '../../kit/links/open-window';
import { setPreferences, usePreferences } from '../../kit/stores/preferences';
import { useAbility } from '../../kit/stores/session';
import { useToggle } from '../../kit/stores/settings';
import { afterPaint } from '../../kit/ui/after-paint';
import { lineAbove, lineBefore } from '../../kit/ui/hairlines';
import { useIsNavigating } from '../../kit/ui/use-is-navigating';
import { narrowScreen, useMediaQuery } from '../../kit/ui/use-media-query';
import { hasSamples } from '../../locales';
import { useAreas } from '../areas/areas';
import { navigationOf } from '../areas/site-map';
import { useHeadingFocus, useScrollToTop, useTitle } from '../areas/use-page';
import { closeOverlay, useOverlay } from '../commands/overlay';
import { Banners } from './banners/banners';
import { Header } from './header/header';
import { Navigation } from './navigation/navigation';
import { useContentLanguage, useIsSample } from './page/sample-parts';
import { useDismiss } from './page/use-dismiss';
import { ScanOverlay } from './scanner/scan-overlay';
import { useFrameCommands } from './use-frame-commands';

/** "Copy link" for screens without a button for it. Comes before the screen, whose own command then counts. */
const PageCommands = () => {
  const { pathname, search } = useLocation();
  useCommand('copy-link', () => void copyLink(pathname + search));
  useCommand('open-window', () => void openInNewWindow(pathname + search));
  return null;
};

const loadPalette = async () => ({ default: (await import('../palette/command-palette')).CommandPalette });
const CommandPalette = lazy(loadPalette);
const ContextMenuHost = lazy(async () => ({
  default: (await import('../../kit/commands/context-menu-host')).ContextMenuHost,
}));
const SampleMark = lazy(async () => ({ default: (await import('./sample-mark')).SampleMark }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet')).ShortcutSheet }));
const SignOutDialog = lazy(async () => ({ default: (await import('./header/sign-out-dialog')).SignOutDialog }));

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  skip: {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    zIndex: 20,
    paddingBlock: '6px',
    paddingInline: '12px',
    border: 'none',
    fontFamily: 'inherit',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
  middle: { position: 'relative', display: 'flex', flexGrow: 1, minHeight: 0 },
  content: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderStartStartRadius: tokens.borderRadiusXLarge,
    ...lineAbove,
    ...lineBefore,
    overflow: 'hidden',
  },
  beside: { marginInlineStart: '52px', '@media (max-width: 480px)': { marginInlineStart: 0 } },
  main: {
    // What is placed in it scrolls with it; the frame around it would otherwise be as long as the page.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    // Keeps a focused field from being hidden behind a form's sticky buttons.
    scrollPaddingBlockEnd: '64px',
    ':focus': { outlineStyle: 'none' },
    '& h1:focus': { outlineStyle: 'none' },
  },
  loading: { position: 'absolute', insetBlockStart: 0, insetInline: 0, zIndex: 5 },
});

/** Header, navigation and the page. */
export const Frame = () => {
  const styles = useStyles();
  const text = useText('app');
  const ability = useAbility();
  const samples = useToggle('showSamples');
  const preferred = usePreferences((state) => state.collapsed);
  const isNarrow = useMediaQuery(narrowScreen);
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const isLoading = useIsNavigating();
  const isSample = useIsSample();
  const groups = navigationOf(useAreas(), { ability, samples });
  const title = useTitle();
  useScrollToTop(main);
  useHeadingFocus(main);
  useGoTo();
  useLinksToWindows();

  // When a session ends, its dialogs close.
  useEffect(
    () => () => {
      closeOverlay();
      clearContextMenu();
    },
    [],
  );

  const isOverlay = isNarrow && isOverlayOpen;
  useDismiss(isOverlay, () => setIsOverlayOpen(false), '#navigation, header');
  const collapsed = isNarrow ? !isOverlayOpen : preferred;
  const toggleMenu = () => (isNarrow ? setIsOverlayOpen(!isOverlayOpen) : setPreferences({ collapsed: !preferred }));
  useFrameCommands({
    areas: groups.flatMap((group) => group.areas),
    isCollapsed: collapsed,
    onToggle: toggleMenu,
  });
  const contentLanguage = useContentLanguage();
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {text('skip')}
      </button>
      <Header collapsed={collapsed} onToggle={toggleMenu} />
      <div className={styles.middle}>
        <Navigation
          groups={groups}
          samples={samples && hasSamples}
          collapsed={collapsed}
          isOverlay={isOverlay}
          onChoose={() => setIsOverlayOpen(false)}
        />
        <div className={isOverlay ? mergeClasses(styles.content, styles.beside) : styles.content}>
          {isLoading && <ProgressLine className={styles.loading} label={text('loading')} />}
          <Banners />
          <ScanOverlay />
          {isSample && (
            <Suspense fallback={pendingPlaceholder}>
              <SampleMark />
            </Suspense>
          )}
          <PageCommands />
          <main id="content" ref={main} tabIndex={-1} aria-label={title} lang={contentLanguage} className={styles.main}>
            {/* While a part of a page loads, the frame stays. */}
            <Suspense fallback={<ProgressLine className={styles.loading} label={text('loading')} />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <UnsavedGuard />
      <Overlays />
    </div>
  );
};

/** The frame's dialogs, each loaded on first use. */
const Overlays = () => {
  const open = useOverlay((state) => state.open);
  // People type right after its shortcut. A failure is reported when the palette is opened.
  useEffect(() => afterPaint(() => void loadPalette().catch(() => undefined)), []);
  const hasContextMenu = useContextMenu(({ menu, dialog }) => Boolean(menu ?? dialog));
  return (
    <Suspense>
      {hasContextMenu && <ContextMenuHost />}
      {(open === 'search' || open === 'commands') && <CommandPalette />}
      {open === 'shortcuts' && <ShortcutSheet />}
      {open === 'sign-out' && <SignOutDialog />}
    </Suspense>
  );
};
