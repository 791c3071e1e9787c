/** Loads the chosen skin; only the light one is part of the first page. */

import type { Skin } from '@contract/appearance';
import type { PartialTheme, Theme } from '@fluentui/react-components';

const loaders: Readonly<Record<Exclude<Skin, 'light'>, () => Promise<{ readonly theme: Theme }>>> = {
  dark: () => import('./dark'),
  contrast: () => import('./contrast'),
  sunlight: () => import('./sunlight'),
};

const light: PartialTheme = {};

/** The tokens of a skin that differ from the light skin in the page's style sheet. */
export const loadTheme = async (skin: Skin): Promise<PartialTheme> =>
  skin === 'light' ? light : (await loaders[skin]()).theme;
