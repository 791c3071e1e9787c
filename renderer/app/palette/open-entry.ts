import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { noteUse } from '../../kit/stores/uses';
import { closeOverlay, openOverlay } from '../frame/overlay';
import type { PaletteEntry, PaletteGroup } from './palette-entry';

/** Files and records have no use that is counted: the newest are what people look for. */
const counted: ReadonlySet<PaletteGroup> = new Set(['pages', 'settings']);

/** Closes the palette and opens what an entry stands for. */
export const useOpenEntry = (): ((entry: PaletteEntry) => void) => {
  const navigate = useNavigate();
  return ({ id, group, target }) => {
    if (counted.has(group)) noteUse(id);
    closeOverlay();
    if ('path' in target) return void navigate(target.path);
    if (target.job.kind === 'upload') return void navigate('/media');
    if (target.job.state !== 'done') return openOverlay('jobs');
    return void bridge().files.showInFolder({ job: target.job.id }).then(notifyFailure);
  };
};
