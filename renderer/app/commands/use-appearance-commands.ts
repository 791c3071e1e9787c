/** The commands of skin, text direction and density. */
import { densities, directionChoices, skinChoices } from '@contract/appearance';
import { useEffect } from 'react';
import { registerCommand } from '../../kit/commands/command';
import { setPreferences, usePreferences } from '../../kit/stores/preferences';

export const useAppearanceCommands = (): void => {
  const { skin, direction, density } = usePreferences();
  useEffect(() => {
    const ends = [
      ...skinChoices.map((one) => registerCommand(`skin-${one}`, () => setPreferences({ skin: one }), one === skin)),
      ...directionChoices.map((one) =>
        registerCommand(`direction-${one}`, () => setPreferences({ direction: one }), one === direction),
      ),
      ...densities.map((one) =>
        registerCommand(`density-${one}`, () => setPreferences({ density: one }), one === density),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [skin, direction, density]);
};
