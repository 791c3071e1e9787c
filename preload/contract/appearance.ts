/** The words of the layout preferences: skin, text direction, density. */
export const skins = ['light', 'dark', 'contrast', 'sunlight'] as const;
export type Skin = (typeof skins)[number];

/** What a person can choose: `system` follows the computer, also while the app runs. */
export const skinChoices = ['system', ...skins] as const;
export type SkinChoice = (typeof skinChoices)[number];

/** The skin of a computer with these preferences. */
export const systemSkin = (isDark: boolean, wantsContrast: boolean): Skin => {
  if (wantsContrast) return isDark ? 'contrast' : 'sunlight';
  return isDark ? 'dark' : 'light';
};

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

/** What a person can choose: `auto` follows the language. */
export const directionChoices = ['auto', ...directions] as const;
export type DirectionChoice = (typeof directionChoices)[number];

/** `gloves` has targets of at least 44 pixels. */
export const densities = ['compact', 'comfortable', 'gloves'] as const;
export type Density = (typeof densities)[number];

export const paperSizes = ['A4', 'Letter'] as const;
export type PaperSize = (typeof paperSizes)[number];
