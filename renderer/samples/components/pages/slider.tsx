import { Field, makeStyles, Slider, SpinButton } from '@fluentui/react-components';
import { useState } from 'react';
import { width } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';
import { FieldStates } from '../field-states';

const useStyles = makeStyles({ box: { minInlineSize: 0 } });

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Slider aria-label="Volume" defaultValue={60} step={20} />',
    Preview: ({ text }) => {
      const label = text('slider.label');
      return (
        <StateGrid
          stretched
          minWidth={200}
          states={{
            [text('states.default')]: <Slider aria-label={label} defaultValue={60} />,
            [text('states.steps')]: <Slider aria-label={label} defaultValue={60} step={20} />,
            [text('states.small')]: <Slider aria-label={label} defaultValue={60} size="small" />,
            [text('states.disabled')]: <Slider aria-label={label} defaultValue={60} disabled />,
          }}
        />
      );
    },
  },
  shown: {
    code: '<Field label={said(value)}><Slider value={value} /></Field>',
    Preview: ({ text }) => {
      const [value, setValue] = useState(120);
      return (
        <Field style={width(320)} label={text('slider.shown.label', { value })}>
          <Slider min={20} max={200} step={10} value={value} onChange={(_, next) => setValue(next.value)} />
        </Field>
      );
    },
  },
  spin: {
    layout: 'block',
    code: '<SpinButton defaultValue={12} min={0} max={40} />',
    Preview: ({ text }) => {
      const { box } = useStyles();
      return (
        <FieldStates
          text={text}
          label={text('slider.spin.label')}
          minWidth={200}
          states={{
            default: <SpinButton className={box} defaultValue={12} min={0} max={40} />,
            error: {
              validationMessage: text('slider.spin.error'),
              children: <SpinButton className={box} defaultValue={48} />,
            },
            disabled: <SpinButton className={box} defaultValue={12} disabled />,
          }}
        />
      );
    },
  },
};
