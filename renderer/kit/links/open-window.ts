/** Opens screens in windows of their own: by command, and by links as in a browser. */
import { wallPath } from '@contract/settings/wall';
import { useEffect } from 'react';
import { readAbout } from '../bridge/about';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';

/** `address` is the path and search part of a screen. */
export const openInNewWindow = async (address: string): Promise<void> => {
  notifyFailure(await bridge().windows.open({ address }));
};

const middleButton = 1;

const linkOf = ({ target }: MouseEvent): string | undefined => {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? undefined;
};

/** Middle click, and Ctrl or Cmd with a click, open a link in a new window. A browser does so on its own. */
export const useLinksToWindows = (): void => {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const open = (event: MouseEvent): void => {
      // In a list, the same click selects the row.
      const address = event.defaultPrevented ? undefined : linkOf(event);
      if (address === undefined) return;
      event.preventDefault();
      void openInNewWindow(address);
    };
    void readAbout().then((about) => {
      if (!about || about.platform === 'browser') return;
      document.addEventListener('click', (event) => (event.ctrlKey || event.metaKey) && open(event), { signal });
      document.addEventListener('mouseup', (event) => event.button === middleButton && open(event), { signal });
    });
    return () => controller.abort();
  }, []);
};

/** Opens the wall display: a window of its own, or in a browser the page at `openPage`. */
export const openWall = async (openPage: (path: string) => void): Promise<void> => {
  const opened = await bridge().windows.openWall({});
  if (notifyFailure(opened) && opened.ok && opened.value === 'page') openPage(wallPath);
};
