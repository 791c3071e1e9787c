import { Field, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Switch label="Gate open" defaultChecked />',
    Preview: ({ text }) => {
      const label = text('switch.label');
      return (
        <StateGrid
          states={{
            [text('states.default')]: <Switch label={label} />,
            [text('states.checked')]: <Switch label={label} defaultChecked />,
            [text('states.disabled')]: <Switch label={label} disabled />,
            [text('states.disabledChecked')]: <Switch label={label} disabled checked />,
            [text('states.hint')]: (
              <Field hint={text('switch.hint')}>
                <Switch label={label} />
              </Field>
            ),
          }}
        />
      );
    },
  },
  speaking: {
    code: '<Switch checked={on} label={on ? opened : closed} />',
    Preview: ({ text }) => {
      const [on, setOn] = useState(true);
      return (
        <Switch
          checked={on}
          label={text(on ? 'switch.speaking.on' : 'switch.speaking.off')}
          onChange={(_, { checked }) => setOn(checked)}
        />
      );
    },
  },
};
