/** The colors of notes. Each is shown with its name, so that it is never the only sign. */
import type { noteColors } from '@contract/text/note-words';
import { tokens } from '@fluentui/react-components';
import { kitText } from '../format/text';

export type NoteColor = (typeof noteColors)[number];

export const colorTokens: Readonly<Record<NoteColor, string>> = {
  red: tokens.colorPaletteRedBorderActive,
  amber: tokens.colorPaletteMarigoldBorderActive,
  green: tokens.colorPaletteGreenBorderActive,
  blue: tokens.colorPaletteBlueBorderActive,
  purple: tokens.colorPalettePurpleBorderActive,
};

export const colorName = (color: NoteColor | undefined): string =>
  kitText(color ? `notes.values.${color}` : 'notes.noColor');
