/** Questions about hosts in native dialogs, so that the page cannot answer them in a person's name. */
import { orderButtons } from '../desktop/button-order';
import type { AskNatively } from '../desktop/desktop';
import { text } from '../desktop/native-text';

/** Asks whether to load pictures and documents from a host. If the dialog cannot be shown, the answer is no. */
export const askForPictures =
  (ask: AskNatively) =>
  async (host: string): Promise<boolean> => {
    const { options, chosen } = orderButtons([text('media.allow'), text('media.cancel')], 0);
    const { response } = await ask({
      type: 'question',
      message: text('media.show', { host }),
      detail: text('media.showDetail', { host }),
      ...options,
    });
    return chosen(response) === 0;
  };

const shownLength = 300;

/** Asks whether to open a page of a host in the browser; calls `remember` if the person wants no further question. */
export const askToOpen =
  (ask: AskNatively, remember: (host: string) => void) =>
  async (host: string, address: string): Promise<boolean> => {
    const { options, chosen } = orderButtons([text('links.allow'), text('links.cancel')], 0);
    const { response, checkboxChecked } = await ask({
      type: 'question',
      message: text('links.open', { host }),
      detail: address.length > shownLength ? `${address.slice(0, shownLength)}…` : address,
      checkboxLabel: text('links.always', { host }),
      ...options,
    });
    const isAllowed = chosen(response) === 0;
    if (isAllowed && checkboxChecked) remember(host);
    return isAllowed;
  };
