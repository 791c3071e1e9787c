import { Radio, RadioGroup } from '@fluentui/react-components';
import type { Examples } from '../../kit/showcase/example';
import { FieldStates } from '../field-states';

const classes = ['street', 'club', 'pro'] as const;

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<RadioGroup defaultValue="club"><Radio value="club" label="Club" /></RadioGroup>',
    Preview: ({ text }) => {
      const radios = classes.map((one) => <Radio key={one} value={one} label={text(`radio.classes.${one}`)} />);
      return (
        <FieldStates
          text={text}
          label={text('radio.label')}
          minWidth={190}
          states={{
            default: <RadioGroup defaultValue="club">{radios}</RadioGroup>,
            error: { validationMessage: text('radio.error'), children: <RadioGroup>{radios}</RadioGroup> },
            disabled: (
              <RadioGroup defaultValue="club" disabled>
                {radios}
              </RadioGroup>
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
