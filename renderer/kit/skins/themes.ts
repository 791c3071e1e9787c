/** All skins at once, for screenshots; the app itself loads only the chosen one. */
import type { Skin } from '@contract/appearance';
import type { Theme } from '@fluentui/react-components';
import { theme as contrast } from './contrast';
import { theme as dark } from './dark';
import { theme as light } from './light';
import { theme as sunlight } from './sunlight';

export const themes: Readonly<Record<Skin, Theme>> = { light, dark, contrast, sunlight };
