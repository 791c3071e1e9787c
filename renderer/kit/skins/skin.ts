/** The skin of the page: the user's choice, or the system's skin if they chose "system". */
import { type Skin, systemSkin } from '@contract/appearance';
import { usePreferences } from '../stores/preferences';
import { useMediaQuery } from '../ui/use-media-query';

const dark = '(prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';

/** Changes with the system while the app runs. */
export const useSkin = (): Skin => {
  const choice = usePreferences(({ skin }) => skin);
  const system = systemSkin(useMediaQuery(dark), useMediaQuery(moreContrast));
  return choice === 'system' ? system : choice;
};
