/** A scanner that acts as a keyboard: key events that do not wait for each other. */
import type { Page } from '@playwright/test';
import type { Desktop } from './electron';

const keysOf = (code: string): readonly { readonly key: string; readonly text: string }[] => [
  ...[...code].map((key) => ({ key, text: key })),
  { key: 'Enter', text: '\r' },
];

/** Inside of the page, because a busy computer delivers keys from outside more slowly than a scanner does. */
export const scanInPage = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys) {
        const init = { key, bubbles: true, cancelable: true };
        for (const type of ['keydown', 'keyup'])
          (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, init));
      }
    },
    keysOf(code).map(({ key }) => key),
  );

/** Through Electron's main process, as the operating system's keyboard. */
export const scanOnDesktop = (app: Desktop['app'], code: string): Promise<void> =>
  app.evaluate(({ BrowserWindow }, keys) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    for (const { key, text } of keys) {
      contents?.sendInputEvent({ type: 'keyDown', keyCode: key });
      contents?.sendInputEvent({ type: 'char', keyCode: text });
      contents?.sendInputEvent({ type: 'keyUp', keyCode: key });
    }
  }, keysOf(code));
