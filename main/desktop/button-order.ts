/** The buttons of native dialogs in the platform's order. */
import type { MessageBoxOptions } from 'electron';

interface OrderedButtons {
  readonly options: Required<Pick<MessageBoxOptions, 'defaultId' | 'cancelId' | 'noLink'>> & {
    readonly buttons: string[];
  };
  /** The label's index for a dialog's answer. */
  readonly chosen: (response: number) => number;
}

/**
 * `labels`: the action first, the button that closes the dialog last. Windows shows them in this order from the left, macOS from
 * the right; GNOME has what the question is about on the right, but draws the buttons as they are given.
 */
export const orderButtons = (
  labels: readonly string[],
  byDefault: number,
  platform: NodeJS.Platform = process.platform,
): OrderedButtons => {
  const isReversed = platform !== 'win32' && platform !== 'darwin';
  const last = labels.length - 1;
  const toPosition = (index: number): number => (isReversed ? last - index : index);
  return {
    options: {
      buttons: isReversed ? labels.toReversed() : [...labels],
      defaultId: toPosition(byDefault),
      cancelId: toPosition(last),
      // Windows would otherwise show large links in place of buttons.
      noLink: true,
    },
    chosen: toPosition,
  };
};
