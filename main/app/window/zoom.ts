/** Page zoom from 80 to 200 %. */
import type { BrowserWindow } from 'electron';

export const zoomSteps: readonly number[] = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

/** The nearest step; 1 for values that are not numbers. */
export const nearestZoom = (factor: unknown): number =>
  typeof factor === 'number' && Number.isFinite(factor)
    ? zoomSteps.reduce((best, step) => (Math.abs(step - factor) < Math.abs(best - factor) ? step : best), 1)
    : 1;

/** The next step in or out; stays at the first and last one. */
export const stepZoom = (factor: number, by: 1 | -1): number => {
  const index = zoomSteps.indexOf(nearestZoom(factor));
  return zoomSteps[index + by] ?? nearestZoom(factor);
};

/** One step in (1) or out (-1), or back to actual size (0). */
export type Zoom = (by: 1 | -1 | 0) => void;

/** Adds zoom to a window, by menu and mouse wheel. The factor is kept after reloads and remembered. */
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
