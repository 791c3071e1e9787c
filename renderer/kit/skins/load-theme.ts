import type { Skin } from '@contract/appearance';
import type { Theme } from '@fluentui/react-components';

const loaders: Readonly<Record<Skin, () => Promise<{ readonly theme: Theme }>>> = {
  light: () => import('./light'),
  dark: () => import('./dark'),
  contrast: () => import('./contrast'),
  sunlight: () => import('./sunlight'),
};

/** Loads the chosen skin; the others are not part of the page. */
export const loadTheme = async (skin: Skin): Promise<Theme> => (await loaders[skin]()).theme;
