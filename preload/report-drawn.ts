/** Tells main when the page's first screen has taken the place of the loading screen, so that main shows the window. */
import { ipcRenderer } from 'electron';
import { channels } from './contract/bridge';

export const reportDrawn = (): void => {
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (!root) return;
    const observer = new MutationObserver(() => {
      observer.disconnect();
      ipcRenderer.send(channels.drawn);
    });
    observer.observe(root, { childList: true });
  });
};
