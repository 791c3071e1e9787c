/** Chooses the row height. */
import { type Density, densities } from '@contract/appearance';
import { Radio, RadioGroup } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../format/text';

interface DensityChoiceProps {
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

export const DensityChoice = ({ density, onDensity }: DensityChoiceProps): ReactNode => {
  const text = useText('kit');
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={text('list.density')}
      value={density}
      onChange={(_, { value }) => {
        const chosen = densities.find((one) => one === value);
        if (chosen) onDensity(chosen);
      }}
    >
      {densities.map((one) => (
        <Radio key={one} value={one} label={text(`list.densities.${one}`)} />
      ))}
    </RadioGroup>
  );
};
