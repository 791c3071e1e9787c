/** The combinations of theme and direction for tests and screenshots. */
export type Appearance = 'light' | 'dark' | 'contrast' | 'sunlight' | 'rtl';

const preferences: Readonly<Record<Appearance, { readonly skin: string; readonly direction: string }>> = {
  light: { skin: 'light', direction: 'ltr' },
  dark: { skin: 'dark', direction: 'ltr' },
  contrast: { skin: 'contrast', direction: 'ltr' },
  sunlight: { skin: 'sunlight', direction: 'ltr' },
  rtl: { skin: 'light', direction: 'rtl' },
};

export const appearances: readonly Appearance[] = ['light', 'dark', 'contrast', 'sunlight', 'rtl'];

/** The local storage entries of a user who chose this appearance earlier. */
export const storedAppearance = (look: Appearance): Readonly<Record<string, string>> => ({
  'pitwall.layout': JSON.stringify({ state: preferences[look], version: 1 }),
});
