/** The commands of the frame: pages, panels and the menu at the side. */
import { areaNumbers } from '@contract/commands/table';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { bridge } from '../../kit/bridge/bridge';
import { registerCommand, runShortcut, useCommand } from '../../kit/commands/command';
import { gatePath, helpPath, noticesPath, outboxPath } from '../../kit/commands/go-to';
import { useUndoOffer } from '../../kit/feedback/saved-notice';
import { openWall } from '../../kit/links/open-window';
import { showFirstSteps } from '../../kit/stores/first-steps';
import { setMenuAreas } from '../commands/menu-areas';
import { openOverlay } from '../commands/overlay';
import { typesInto } from '../commands/use-shortcuts';
import { lockNow } from './header/lock';
import { askToSignOut } from './header/sign-out';

/** Undoes the last saved change. Its key is not one of the table's, because it is every field's own. */
const useUndo = (): void => {
  const offer = useUndoOffer((state) => state.offer);
  const canUndo = offer !== undefined;
  useCommand('undo-save', offer?.undo);
  useEffect(() => {
    if (!canUndo) return undefined;
    const listener = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (isKey && !event.repeat && !event.defaultPrevented && !typesInto(event.target) && runShortcut('undo-save'))
        event.preventDefault();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [canUndo]);
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
