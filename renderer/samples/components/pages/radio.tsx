import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const classes = ['street', 'club', 'pro'] as const;

const States = (): ReactNode => {
  const text = useText('components');
  const radios = classes.map((one) => <Radio key={one} value={one} label={text(`radio.classes.${one}`)} />);
  return (
    <StateGrid
      least={190}
      states={[
        {
          name: text('states.default'),
          shown: (
            <Field label={text('radio.label')}>
              <RadioGroup defaultValue="club">{radios}</RadioGroup>
            </Field>
          ),
        },
        {
          name: text('states.error'),
          shown: (
            <Field label={text('radio.label')} validationMessage={text('radio.error')}>
              <RadioGroup>{radios}</RadioGroup>
            </Field>
          ),
        },
        {
          name: text('states.disabled'),
          shown: (
            <Field label={text('radio.label')}>
              <RadioGroup defaultValue="club" disabled>
                {radios}
              </RadioGroup>
            </Field>
          ),
        },
      ]}
    />
  );
};

const Row = (): ReactNode => {
  const text = useText('components');
  return (
    <RadioGroup layout="horizontal" aria-label={text('radio.label')} defaultValue="street">
      {classes.map((one) => (
        <Radio key={one} value={one} label={text(`radio.classes.${one}`)} />
      ))}
    </RadioGroup>
  );
};

export const Screen = componentScreen('radio', [
  {
    name: 'states',
    Stage: States,
    layout: 'block',
    code: '<RadioGroup defaultValue="club"><Radio value="club" label="Club" /></RadioGroup>',
  },
  { name: 'row', Stage: Row, code: '<RadioGroup layout="horizontal">…</RadioGroup>' },
]);
