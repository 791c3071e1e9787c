import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { runCommand } from '../../kit/commands/command';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { resetArrangement } from '../../kit/list/views/view-arrangements';
import { noteUse } from '../../kit/stores/uses';
import { closeOverlay, openOverlay } from '../frame/page/overlay';
import type { PaletteEntry, PaletteGroup } from './palette-entry';

/** Files and records have no use that is counted: the newest are what people look for. */
const counted: ReadonlySet<PaletteGroup> = new Set(['pages', 'filters', 'actions', 'settings']);

/** Closes the palette and opens what an entry stands for. */
export const useOpenEntry = (): ((entry: PaletteEntry) => void) => {
  const navigate = useNavigate();
  return useCallback(
    ({ id, group, target }) => {
      if (counted.has(group)) noteUse(id);
      // The dialog is gone and the focus back before a command opens another dialog.
      flushSync(closeOverlay);
      if ('command' in target) return void setTimeout(() => runCommand(target.command));
      if ('search' in target) return;
      if ('path' in target) {
        if (target.view !== undefined) resetArrangement(target.view);
        return void navigate(target.path);
      }
      if (target.job.kind === 'upload') return void navigate('/media');
      if (target.job.state !== 'done') return openOverlay('jobs');
      return void bridge().files.showInFolder({ job: target.job.id }).then(notifyFailure);
    },
    [navigate],
  );
};
