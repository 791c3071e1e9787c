/** Copies text. The page has no clipboard permission, so it selects the text and runs the copy command. */

import { kitText } from '../format/text';
import { notify } from './notify';

const setClipboard = (event: ClipboardEvent, text: string): void => {
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text);
};

/** Shows whether a text was copied, as a toast with its label. */
export const notifyCopied = (done: boolean, label: string, title: string): void => {
  notify({
    id: 'copied',
    intent: done ? 'success' : 'error',
    title: done ? title : kitText('copy.failed'),
    ...(done ? { body: label } : {}),
  });
};

/** Works only within a click or a key press. Shows the result as a toast with the label, or as `title`. */
export const copyText = (text: string, label: string = text, title: string = kitText('copy.done')): boolean => {
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    setClipboard(event, text);
    isCopied = true;
  };
  document.addEventListener('copy', onCopy, { once: true, capture: true });
  const done = document.execCommand('copy') && isCopied;
  document.removeEventListener('copy', onCopy, { capture: true });
  notifyCopied(done, label, title);
  return done;
};
