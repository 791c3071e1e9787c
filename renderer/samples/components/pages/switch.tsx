import { Field, Switch } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const States = (): ReactNode => {
  const text = useText('components');
  const label = text('switch.label');
  return (
    <StateGrid
      states={[
        { name: text('states.default'), shown: <Switch label={label} /> },
        { name: text('states.checked'), shown: <Switch label={label} defaultChecked /> },
        { name: text('states.disabled'), shown: <Switch label={label} disabled /> },
        { name: text('states.disabledChecked'), shown: <Switch label={label} disabled checked /> },
        {
          name: text('states.hint'),
          shown: (
            <Field hint={text('switch.hint')}>
              <Switch label={label} />
            </Field>
          ),
        },
      ]}
    />
  );
};

const Speaking = (): ReactNode => {
  const text = useText('components');
  const [on, setOn] = useState(true);
  return (
    <Switch
      checked={on}
      label={text(on ? 'switch.speaking.on' : 'switch.speaking.off')}
      onChange={(_, { checked }) => setOn(checked)}
    />
  );
};

export const Screen = componentScreen('switch', [
  { name: 'states', Stage: States, layout: 'block', code: '<Switch label="Gate open" defaultChecked />' },
  { name: 'speaking', Stage: Speaking, code: '<Switch checked={on} label={on ? opened : closed} />' },
]);
