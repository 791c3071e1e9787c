/** Questions in native dialogs, so that the page cannot answer them in a person's name. */
import type { MessageBoxOptions, MessageBoxReturnValue } from 'electron';
import { text } from './native-text';

export type AskNatively = (options: MessageBoxOptions) => Promise<MessageBoxReturnValue>;

const buttons = (
  allow: string,
  cancel: string,
): Pick<MessageBoxOptions, 'buttons' | 'defaultId' | 'cancelId' | 'noLink'> => ({
  buttons: [cancel, allow],
  defaultId: 1,
  cancelId: 0,
  noLink: true,
});

/** Asks whether to load pictures and documents from a host. If the dialog cannot be shown, the answer is no. */
export const askForPictures =
  (ask: AskNatively) =>
  async (host: string): Promise<boolean> => {
    const { response } = await ask({
      type: 'question',
      message: text('media.show', { host }),
      detail: text('media.showDetail', { host }),
      ...buttons(text('media.allow'), text('media.cancel')),
    });
    return response === 1;
  };

const shownLength = 300;

/** Asks whether to open a page of a host in the browser; calls `remember` if the person wants no further question. */
export const askToOpen =
  (ask: AskNatively, remember: (host: string) => void) =>
  async (host: string, address: string): Promise<boolean> => {
    const { response, checkboxChecked } = await ask({
      type: 'question',
      message: text('links.open', { host }),
      detail: address.length > shownLength ? `${address.slice(0, shownLength)}…` : address,
      checkboxLabel: text('links.always', { host }),
      ...buttons(text('links.allow'), text('links.cancel')),
    });
    if (response === 1 && checkboxChecked) remember(host);
    return response === 1;
  };
