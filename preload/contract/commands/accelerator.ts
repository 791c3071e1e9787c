/**
 * Key combinations as the app writes them: modifiers in a fixed order, then one key, such as `Mod+Shift+K`. `Mod` is
 * Command on a Mac and Ctrl elsewhere; `Ctrl` exists beside it on a Mac only.
 */
export type Platform = 'mac' | 'other';

const modifiers = ['Mod', 'Ctrl', 'Alt', 'Shift'] as const;
export type Modifier = (typeof modifiers)[number];

const punctuation = [',', '.', '/', ';', "'", '[', ']', '\\', '`', '-', '='];
const moves = ['Left', 'Right', 'Up', 'Down', 'Home', 'End', 'PageUp', 'PageDown'];
const others = ['Insert', 'Delete', 'Backspace', 'Enter', 'Space', 'Tab', 'Escape'];

export const isPunctuation = (key: string): boolean => punctuation.includes(key);
/** Whether a key types a character. */
const isCharacter = (key: string): boolean => /^[A-Z0-9]$/.test(key) || isPunctuation(key) || key === 'Space';
export const isFunctionKey = (key: string): boolean => /^F([1-9]|1\d|2[0-4])$/.test(key);
const isKey = (key: string): boolean =>
  isCharacter(key) || isFunctionKey(key) || moves.includes(key) || others.includes(key);

export interface Combination {
  readonly modifiers: readonly Modifier[];
  readonly key: string;
}

export const writeAccelerator = ({ modifiers: held, key }: Combination): string =>
  [...modifiers.filter((modifier) => held.includes(modifier)), key].join('+');

/** Undefined for a text that is not written as `writeAccelerator` writes it. */
export const parseAccelerator = (text: string): Combination | undefined => {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  const held = modifiers.filter((modifier) => parts.includes(modifier));
  const read = { modifiers: held, key };
  return isKey(key) && writeAccelerator(read) === text ? read : undefined;
};

/** The same for Electron. */
export const toElectron = (accelerator: string): string => accelerator.replace(/^Mod(?=\+)/, 'CmdOrCtrl');

/** Why a combination can't run a command. */
export type Refusal = 'typing' | 'editing' | 'system' | 'alt-gr';

const editing = /^Mod\+(?:[ACVXYZ]|Shift\+[VZ]|(?:Shift\+)?(?:Left|Right|Up|Down|Home|End|Backspace|Delete))$/;
/** Readline's keys, and moving by words and paragraphs. */
const editingOnMac = /^(?:Ctrl\+(?:Shift\+)?[A-Z]|Alt\+(?:Shift\+)?(?:Left|Right|Up|Down|Backspace|Delete))$/;

const system: Readonly<Record<Platform, RegExp>> = {
  mac: /^(?:Mod\+(?:[HMQW`]|Tab|Space|Alt\+[DHMW]|Alt\+Escape|Shift\+[345Q]|Ctrl\+(?:Q|Space))|Ctrl\+(?:Left|Right|Up|Down|Space)|(?:Mod\+)?Shift\+Tab)$/,
  other:
    /^(?:Mod\+Q|Mod\+(?:Shift\+)?(?:Escape|Tab)|Mod\+Alt\+(?:Delete|Left|Right|Up|Down|Tab)|Alt\+(?:F4|Tab|Space|Escape|Shift\+Tab)|(?:Shift\+)?F10)$/,
};

/** Undefined for a combination that a command may have. */
export const refusalOf = (accelerator: string, platform: Platform): Refusal | undefined => {
  const read = parseAccelerator(accelerator);
  if (!read) return 'typing';
  const holds = (modifier: Modifier) => read.modifiers.includes(modifier);
  if (system[platform].test(accelerator)) return 'system';
  if (editing.test(accelerator) || (platform === 'mac' && editingOnMac.test(accelerator))) return 'editing';
  if (isFunctionKey(read.key)) return undefined;
  // Windows reports AltGr as Ctrl and Alt.
  if (platform === 'other' && holds('Alt') && holds('Mod') && isCharacter(read.key)) return 'alt-gr';
  if (holds('Mod') || (holds('Ctrl') && platform === 'mac')) return undefined;
  return holds('Alt') && !isCharacter(read.key) ? undefined : 'typing';
};
