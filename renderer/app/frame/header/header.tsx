import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { NavigationRegular, SearchRegular, SendClockRegular } from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import { outboxPath } from '../../../kit/commands/go-to';
import { keyLabels, useShortcutsInUse } from '../../../kit/commands/keys';
import { UnencryptedBadge } from '../../../kit/form/server/unencrypted-badge';
import { useText } from '../../../kit/format/text';
import { useUnsentCount } from '../../../kit/stores/outbox';
import { useSession } from '../../../kit/stores/session';
import { useSettings } from '../../../kit/stores/settings';
import { CountBadge } from '../../../kit/ui/count-badge';
import { Hint } from '../../../kit/ui/hint';
import { focusRing } from '../../../kit/ui/styles';
import { narrowScreen, smallScreen, useMediaQuery } from '../../../kit/ui/use-media-query';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { Logo } from '../../brand/logo';
import { openOverlay } from '../../commands/overlay';
import { useLanding } from '../../pages/home';
import { AccountMenu } from './account-menu';
import { EventMenu } from './event-menu';
import { JobsTray } from './jobs-tray';
import { DirectionSwitch, SkinSwitch } from './switches';

/** Leads to the outbox while something waits there. */
const OutboxLink = () => {
  const text = useText('app');
  const count = useUnsentCount();
  const href = useHref(outboxPath);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(outboxPath);
  if (count === 0) return null;
  return (
    <Tooltip content={text('outbox:waiting', { count })} relationship="label">
      <Button
        as="a"
        href={href}
        appearance="subtle"
        icon={
          <CountBadge count={count}>
            <SendClockRegular />
          </CountBadge>
        }
        onClick={onClick}
      />
    </Tooltip>
  );
};

const NetworkChip = lazy(async () => ({ default: (await import('./network-chip')).NetworkChip }));

const useStyles = makeStyles({
  header: {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 440px) 1fr',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    flexShrink: 0,
    height: '48px',
    paddingInline: '10px 12px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  narrow: { gridTemplateColumns: '1fr auto' },
  start: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  end: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '2px' },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    paddingInline: '4px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  demo: {
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralForeground1,
    color: tokens.colorNeutralBackground1,
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '0.04em',
    ...focusRing(),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  search: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    height: '32px',
    paddingInline: '10px 8px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'text',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  searchIcon: { fontSize: '16px', flexShrink: 0 },
  searchText: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  keys: {
    flexShrink: 0,
    whiteSpace: 'nowrap',
    paddingInline: '6px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
});

interface HeaderProps {
  readonly collapsed: boolean;
  readonly onToggle: () => void;
}

export const Header = ({ collapsed, onToggle }: HeaderProps) => {
  const styles = useStyles();
  const text = useText('app');
  const demo = useSession((state) => state.session?.mode === 'demo');
  const isBadNetwork = useSettings(({ settings }) => (settings?.demoNetwork ?? 'good') !== 'good');
  const server = useSession((state) => state.session?.server ?? '');
  const isNarrow = useMediaQuery(narrowScreen);
  const isSmall = useMediaQuery(smallScreen);
  const landing = useLanding();
  const palette = useShortcutsInUse().get('palette');
  return (
    <header className={mergeClasses(styles.header, isNarrow && styles.narrow)}>
      <div className={styles.start}>
        <Tooltip content={text(collapsed ? 'navigation.expand' : 'navigation.collapse')} relationship="label">
          <Button
            appearance="subtle"
            icon={<NavigationRegular />}
            aria-expanded={!collapsed}
            aria-controls="navigation"
            onClick={onToggle}
          />
        </Tooltip>
        <Link to={landing} className={styles.brand}>
          <Logo size={24} />
          {isSmall ? <VisuallyHidden>{text('name')}</VisuallyHidden> : text('name')}
        </Link>
        {demo && (
          <Hint content={text('demo.explained')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it means must be readable by keyboard as well */}
            <span className={styles.demo} tabIndex={0}>
              {text('demo.badge')}
            </span>
          </Hint>
        )}
        {!demo && <UnencryptedBadge server={server} />}
        <EventMenu isNarrow={isNarrow} />
      </div>
      {!isNarrow && (
        <button type="button" className={styles.search} onClick={() => openOverlay('search')}>
          <SearchRegular className={styles.searchIcon} aria-hidden />
          <span className={styles.searchText} title={text('search.placeholder')}>
            {text('search.placeholder')}
          </span>
          {palette && (
            <kbd className={styles.keys} dir="ltr">
              {keyLabels(palette).join(' ')}
            </kbd>
          )}
        </button>
      )}
      <div className={styles.end}>
        <Suspense>{demo && isBadNetwork && <NetworkChip />}</Suspense>
        {isNarrow && (
          <Tooltip content={text('search.name')} relationship="label">
            <Button appearance="subtle" icon={<SearchRegular />} onClick={() => openOverlay('search')} />
          </Tooltip>
        )}
        <OutboxLink />
        <JobsTray />
        {/* The settings and the palette have them, too. */}
        {isSmall ? undefined : (
          <>
            <DirectionSwitch />
            <SkinSwitch />
          </>
        )}
        <AccountMenu />
      </div>
    </header>
  );
};
