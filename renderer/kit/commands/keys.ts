/** Key presses as the contract writes key combinations, and combinations as keyboards label them. */
import {
  isFunctionKey,
  isPunctuation,
  type Modifier,
  type Platform,
  parseAccelerator,
  writeAccelerator,
} from '@contract/commands/accelerator';
import { type ChangedShortcuts, shortcutsInUse } from '@contract/commands/shortcuts';
import type { CommandId } from '@contract/commands/table';
import { useMemo } from 'react';
import { useSettings } from '../stores/settings';

/** Undoes the last change, or what was typed into the field with the focus. */
export const undoKeys = 'Mod+Z';

export const platform = (): Platform => (/Mac|iPhone|iPad/.test(navigator.platform) ? 'mac' : 'other');

const unchanged: ChangedShortcuts = {};

/** The shortcut of each command that has one. */
export const useShortcutsInUse = (): ReadonlyMap<CommandId, string> => {
  const changed = useSettings(({ settings }) => settings?.shortcuts ?? unchanged);
  return useMemo(() => shortcutsInUse(platform(), changed), [changed]);
};

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'
>;

const modifierKeys = new Set(['Shift', 'CapsLock', 'NumLock', 'Control', 'Alt', 'AltGraph', 'Meta']);
/** Whether a key only changes others. Scanners press them, too: for capital letters and symbols. */
export const isModifierKey = (key: string): boolean => modifierKeys.has(key);

const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
};

/** The key of a press: what it types, or where it is on keyboards that type other letters or digits. */
const keysOf = ({ key, code }: KeyPress): readonly string[] => {
  const named = keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  if (/^[A-Z0-9]$/.test(named) || key.length > 1 || key === ' ') return [named];
  const position = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  const placed = position?.[1] ?? position?.[2];
  const isLatin = /^[\u0020-\u024f]$/.test(key);
  // A letter of another script stands for the Latin one in its place; a sign only for a digit.
  const byPosition = placed !== undefined && (!isLatin || /\d/.test(placed)) ? [placed] : [];
  return isPunctuation(key) ? [key, ...byPosition] : byPosition;
};

/**
 * The combinations that a key press may stand for, the likeliest first; none for typing with AltGr or in an input method.
 * A sign that is typed with Shift on this keyboard is also read without it.
 */
export const combinationsOf = (press: KeyPress, on: Platform = platform()): readonly string[] => {
  const isMac = on === 'mac';
  if (press.isComposing || press.getModifierState('AltGraph') || (press.metaKey && !isMac)) return [];
  const held: Modifier[] = [];
  if (isMac ? press.metaKey : press.ctrlKey) held.push('Mod');
  if (isMac && press.ctrlKey) held.push('Ctrl');
  if (press.altKey) held.push('Alt');
  return keysOf(press)
    .flatMap((key) => {
      const shifted = press.shiftKey ? [writeAccelerator({ modifiers: [...held, 'Shift'], key })] : [];
      const plain = writeAccelerator({ modifiers: held, key });
      return press.shiftKey && !isPunctuation(key) ? shifted : [...shifted, plain];
    })
    .filter((text) => parseAccelerator(text) !== undefined);
};

/** Whether a combination would type into a field. */
export const isTyping = (accelerator: string): boolean => {
  const read = parseAccelerator(accelerator);
  return !read || !(isFunctionKey(read.key) || read.modifiers.some((modifier) => modifier !== 'Shift'));
};

const labels: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  mac: { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Backspace: '⌫', Delete: '⌦', Enter: '↩', Escape: 'Esc' },
  other: { Mod: 'Ctrl', Escape: 'Esc' },
};
const arrows: Readonly<Record<string, string>> = { Left: '←', Right: '→', Up: '↑', Down: '↓' };
const macOrder = ['Ctrl', 'Alt', 'Shift', 'Mod'];

/** The labels of a combination's keys, in the order in which the platform names them. */
export const keyLabels = (accelerator: string, on: Platform = platform()): readonly string[] => {
  const parts = accelerator.split('+');
  const ordered =
    on === 'mac'
      ? [...macOrder.filter((key) => parts.includes(key)), ...parts.filter((key) => !macOrder.includes(key))]
      : parts;
  return ordered.map((key) => labels[on][key] ?? arrows[key] ?? key);
};
