/** The theme of each skin. */
import type { Skin } from '@contract/appearance';
import type { Theme } from '@fluentui/react-components';
import { contrastTheme } from './contrast';
import { darkTheme } from './dark';
import { lightTheme } from './light';
import { sunlightTheme } from './sunlight';
import type { OwnTokens } from './theme';

const makers: Readonly<Record<Skin, () => Theme & OwnTokens>> = {
  light: lightTheme,
  dark: darkTheme,
  contrast: contrastTheme,
  sunlight: sunlightTheme,
};

const made = new Map<Skin, Theme & OwnTokens>();

/** Made when it is first worn, because a start needs one of them. */
export const themeOf = (skin: Skin): Theme & OwnTokens => {
  const theme = made.get(skin) ?? makers[skin]();
  made.set(skin, theme);
  return theme;
};
