import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const classes = ['street', 'club', 'pro'] as const;
export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<RadioGroup defaultValue="club"><Radio value="club" label="Club" /></RadioGroup>',
    Preview: ({ text }) => {
      const radios = classes.map((one) => <Radio key={one} value={one} label={text(`radio.classes.${one}`)} />);
      return (
        <StateGrid
          minWidth={190}
          states={{
            [text('states.default')]: (
              <Field label={text('radio.label')}>
                <RadioGroup defaultValue="club">{radios}</RadioGroup>
              </Field>
            ),
            [text('states.error')]: (
              <Field label={text('radio.label')} validationMessage={text('radio.error')}>
                <RadioGroup>{radios}</RadioGroup>
              </Field>
            ),
            [text('states.disabled')]: (
              <Field label={text('radio.label')}>
                <RadioGroup defaultValue="club" disabled>
                  {radios}
                </RadioGroup>
              </Field>
            ),
          }}
        />
      );
    },
  },
  row: {
    code: '<RadioGroup layout="horizontal">…</RadioGroup>',
    Preview: ({ text }) => (
      <RadioGroup layout="horizontal" aria-label={text('radio.label')} defaultValue="street">
        {classes.map((one) => (
          <Radio key={one} value={one} label={text(`radio.classes.${one}`)} />
        ))}
      </RadioGroup>
    ),
  },
};
