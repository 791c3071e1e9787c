/** Zoom of the page: 80 to 200 %, in steps a person can tell apart. */
import type { BrowserWindow } from 'electron';

export const zoomSteps: readonly number[] = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

/** The step nearest to any remembered or hostile number; 1 for what is no number. */
export const nearestZoom = (factor: unknown): number =>
  typeof factor === 'number' && Number.isFinite(factor)
    ? zoomSteps.reduce((best, step) => (Math.abs(step - factor) < Math.abs(best - factor) ? step : best), 1)
    : 1;

/** One step in or out; the last step stays. */
export const stepZoom = (factor: number, by: 1 | -1): number => {
  const at = zoomSteps.indexOf(nearestZoom(factor));
  return zoomSteps[at + by] ?? nearestZoom(factor);
};

/** One step in (1) or out (-1), or back to actual size (0). */
export type Zoom = (by: 1 | -1 | 0) => void;

/** Lets a window be zoomed, from the menu and with the mouse wheel; what is chosen stays through reloads and is remembered. */
export const attachZoom = (window: BrowserWindow, start: number, remember: (factor: number) => void): Zoom => {
  const { webContents } = window;
  let factor = nearestZoom(start);
  const zoom: Zoom = (by) => {
    factor = by === 0 ? 1 : stepZoom(factor, by);
    webContents.setZoomFactor(factor);
    remember(factor);
  };
  webContents.on('dom-ready', () => webContents.setZoomFactor(factor));
  webContents.on('zoom-changed', (_event, direction) => zoom(direction === 'in' ? 1 : -1));
  return zoom;
};
