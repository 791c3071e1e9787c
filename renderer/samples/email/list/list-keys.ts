/** Keyboard shortcuts of the list, for the focused row or the selection. */
import type { Email } from '@contract/samples/entities/email';
import type { KeyboardEvent, RefObject } from 'react';
import { changeMails } from '../data/changes';
import type { MailFolder } from '../data/mail-location';
import type { Selection } from './selection';

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly mails: readonly Email[];
  readonly chosen: readonly Email[];
  /** Mails in the trash can't be deleted again. */
  readonly inTrash: boolean;
  readonly onSelect: (selected: Selection) => void;
  readonly onPick: (mail: Email, range: boolean) => void;
  readonly onExtend: (from: Email, to: Email) => void;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

export type RowKeys = (key: string, shift: boolean, modifier: boolean, row: Email) => (() => void) | undefined;

const rowOf = (list: HTMLElement | null, mail: Email | undefined): HTMLElement | null | undefined =>
  mail && list?.querySelector<HTMLElement>(`[data-mail-row="${mail.id}"]`);

export const useListKeys = (options: ListKeys): { readonly act: RowKeys; readonly mails: readonly Email[] } => {
  const { list, mails, chosen, inTrash, onSelect, onPick, onExtend, onMove } = options;
  const focus = (mail: Email | undefined): void => rowOf(list.current, mail)?.focus();

  const act: RowKeys = (key, shift, modifier, row) => {
    const at = mails.indexOf(row);
    const meant = chosen.length > 0 ? chosen : [row];
    if (modifier) return key === 'a' ? () => onSelect(new Set(mails.map(({ id }) => id))) : undefined;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        const to = mails[at + (key === 'ArrowDown' ? 1 : -1)];
        return () => {
          if (shift && to) onExtend(row, to);
          focus(to);
        };
      }
      case 'Home':
        return () => focus(mails[0]);
      case 'End':
        return () => focus(mails.at(-1));
      case ' ':
        return () => onPick(row, shift);
      case 's':
        return () => void changeMails(meant, { isStarred: meant.some(({ isStarred }) => !isStarred) });
      case 'u':
        return () => void changeMails(meant, { isRead: meant.some(({ isRead }) => !isRead) });
      case 'Delete':
      case 'Backspace': {
        if (inTrash) return undefined;
        const next =
          mails.slice(at + 1).find((mail) => !meant.includes(mail)) ?? mails.findLast((mail) => !meant.includes(mail));
        return () => {
          focus(next);
          void onMove(meant, 'trash');
        };
      }
      default:
        return undefined;
    }
  };
  return { act, mails };
};

/** Handles all keys on a row's link; on its star and check box all but their own. */
export const readListKey = (event: KeyboardEvent<HTMLElement>, keys: ReturnType<typeof useListKeys>): void => {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  if (altKey || !(target instanceof HTMLElement)) return;
  const id = target.closest('[data-mail]')?.getAttribute('data-mail');
  const row = keys.mails.find((mail) => String(mail.id) === id);
  if (!row || (key === ' ' && target.dataset.mailRow === undefined)) return;
  const run = keys.act(key.length === 1 ? key.toLowerCase() : key, shiftKey, ctrlKey || metaKey, row);
  if (!run) return;
  event.preventDefault();
  run();
};
