/** The commands of the frame: pages, panels and the menu at the side. */
import { areaNumbers } from '@contract/commands/table';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { bridge } from '../../kit/bridge/bridge';
import { registerCommand, runShortcut, useCommand } from '../../kit/commands/command';
import { gatePath, helpPath, noticesPath, outboxPath } from '../../kit/commands/go-to';
import { combinationsOf, undoKeys } from '../../kit/commands/keys';
import { useUndoOffers } from '../../kit/feedback/saved-notice';
import { openWall } from '../../kit/links/open-window';
import { showFirstSteps } from '../../kit/stores/first-steps';
import { useWindowKeys } from '../../kit/ui/use-window-keys';
import { setMenuAreas } from '../commands/menu-areas';
import { openOverlay } from '../commands/overlay';
import { typesInto } from '../commands/use-shortcuts';
import { lockNow } from './header/lock';
import { askToSignOut } from './header/sign-out';

/** Whether Ctrl+Z undoes typed text there. The scan box has the focus without being chosen: empty, it does not count. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  typesInto(target) &&
  !(target instanceof HTMLInputElement && target.matches('[data-accepts-scan]') && target.value === '');

/** Undoes the newest change that can be undone. Its key is not one of the table's, because it is every field's own. */
const useUndo = (): void => {
  const newest = useUndoOffers(({ offers }) => offers[0]);
  useCommand('undo-change', newest?.undo);
  useWindowKeys((event) => {
    if (event.repeat || event.defaultPrevented || hasOwnUndo(event.target)) return;
    if (combinationsOf(event).includes(undoKeys) && runShortcut('undo-change')) event.preventDefault();
  });
};

interface Navigation {
  /** In the navigation's order. */
  readonly areas: readonly Area[];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

export const useFrameCommands = ({ areas, isCollapsed, onToggle }: Navigation): void => {
  const navigate = useNavigate();
  useCommand('palette', () => openOverlay('search'));
  useCommand('commands', () => openOverlay('commands'));
  useCommand('shortcuts', () => openOverlay('shortcuts'));
  useCommand('jobs', () => openOverlay('jobs'));
  useCommand('lock', () => void lockNow());
  useCommand('sign-out', askToSignOut);
  useCommand('settings', () => void navigate('/settings'));
  useCommand('updates', () => {
    void navigate('/settings#updates.title');
    void bridge().updates.check();
  });
  useCommand('help', () => void navigate(helpPath));
  useCommand('first-steps', () => {
    showFirstSteps(true);
    void navigate('/desk');
  });
  useCommand('notices', () => void navigate(noticesPath));
  useCommand('diagnostics', () => void navigate('/settings/diagnostics'));
  useCommand('outbox', () => void navigate(outboxPath));
  useCommand('gate-mode', () => void navigate(gatePath));
  useCommand('wall', () => void openWall(navigate));
  useUndo();
  useCommand('back', () => void navigate(-1));
  useCommand('forward', () => void navigate(1));
  useCommand('collapse-menu', onToggle, isCollapsed);

  const open = useEffectEvent((index: number) => void navigate(areas[index]?.path ?? ''));
  const count = Math.min(areas.length, areaNumbers.length);
  useEffect(() => {
    const ends = areaNumbers
      .slice(0, count)
      .map((number, index) => registerCommand(`area-${number}`, () => open(index)));
    return () => {
      for (const end of ends) end();
    };
  }, [count]);

  const paths = areas.map(({ path }) => path).join();
  const report = useEffectEvent(() => setMenuAreas(areas));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the areas are the same as long as their paths are
  useEffect(() => {
    report();
    return () => setMenuAreas([]);
  }, [paths]);
};
