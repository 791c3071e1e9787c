/** The words of the layout preferences: skin, text direction, density. */
export const skins = ['light', 'dark', 'contrast', 'sunlight'] as const;
export type Skin = (typeof skins)[number];

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
