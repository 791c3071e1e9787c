/** Reports to the menu bar what the page can do. */
import type { ShownCommands } from '@contract/bridge/app';
import { limits } from '@contract/limits';
import { useEffect, useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { isDialogOpen, isReachable, useEnabledCommands } from '../../kit/commands/command';
import { stripBidiIsolates, useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import { useSettings } from '../../kit/stores/settings';
import { titleOf } from '../areas/site-map';
import { useMenuAreas } from './menu-areas';

/** Whether a dialog is open. Fluent adds an element to the body for each dialog, and draws the dialog into it later. */
const useHasDialog = (): boolean => {
  const [hasDialog, setHasDialog] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      for (const child of document.body.children) observer.observe(child, { childList: true });
      setHasDialog(isDialogOpen());
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return hasDialog;
};

export const useMenuBar = (): void => {
  const text = useText('app');
  const enabled = useEnabledCommands();
  const isSignedIn = useSession(({ session }) => session?.state === 'signed-in');
  const shortcuts = useSettings(({ settings }) => settings?.shortcuts);
  const areas = useMenuAreas((state) => state.areas);
  const hasDialog = useHasDialog();
  const ids = [...enabled.keys()];
  const shown: ShownCommands = {
    isSignedIn,
    enabled: ids.filter((id) => isReachable(id, hasDialog)),
    checked: ids.filter((id) => enabled.get(id)?.isChecked),
    areas: areas.slice(0, limits.commands.areas).map((area) => ({
      path: area.path,
      title: stripBidiIsolates(text(titleOf(area))).slice(0, limits.commands.title),
    })),
    shortcuts: shortcuts ?? {},
  };
  // Most changes of the page change nothing here.
  const written = JSON.stringify(shown);
  useEffect(() => void bridge().app.showCommands(JSON.parse(written)), [written]);
};
