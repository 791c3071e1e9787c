import type { SavedTarget } from '../../main/core/export/export-run';
import { onlyDemo } from './only-demo';

/** A file that the browser has saved: it alone knows where. */
export const downloaded = (name: string): SavedTarget => ({
  name,
  reference: '',
  exists: async () => undefined,
  show: async () => onlyDemo,
  open: async () => onlyDemo,
});
