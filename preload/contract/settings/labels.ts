/** How labels are printed on this computer. */
import { z } from 'zod';

/** Two rolls, and sheets by paper and labels on each. */
export const labelFormats = ['roll62', 'roll4x2', 'a4x21', 'a4x14', 'letter30', 'letter10'] as const;
export type LabelFormat = (typeof labelFormats)[number];

export const labelCodes = ['code128', 'qr', 'none'] as const;
export type LabelCode = (typeof labelCodes)[number];

export const LabelSettings = z.object({
  format: z.enum(labelFormats),
  code: z.enum(labelCodes),
  /** The printer that labels go to without a dialog, by its system name; empty to ask each time. */
  printer: z.string().max(300),
});
export type LabelSettings = Readonly<z.output<typeof LabelSettings>>;
