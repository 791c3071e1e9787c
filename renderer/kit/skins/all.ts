/** Every skin at once, for pictures of them; the app itself loads the one that is worn. */
import type { Theme } from '@fluentui/react-components';
import type { Skin } from '../preferences';
import { lightTheme } from '../theme';
import { theme as contrast } from './contrast';
import { theme as dark } from './dark';

export const themes: Readonly<Record<Skin, Theme>> = { light: lightTheme, dark, contrast };
