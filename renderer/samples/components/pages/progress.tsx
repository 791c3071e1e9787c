import { Button, Field, ProgressBar } from '@fluentui/react-components';
import { useState } from 'react';
import { width } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';
import { Play } from '../play';

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<ProgressBar aria-label="Upload" value={0.4} />',
    Preview: ({ text }) => {
      const label = text('progress.label');
      return (
        <StateGrid
          stretched
          minWidth={200}
          states={{
            [text('states.default')]: <ProgressBar aria-label={label} value={0.4} />,
            [text('states.success')]: <ProgressBar aria-label={label} value={1} color="success" />,
            [text('states.warning')]: <ProgressBar aria-label={label} value={0.9} color="warning" />,
            [text('states.error')]: <ProgressBar aria-label={label} value={0.6} color="error" />,
            [text('states.large')]: <ProgressBar aria-label={label} value={0.4} thickness="large" />,
          }}
        />
      );
    },
  },
  steps: {
    layout: 'column',
    code: '<Field validationMessage="3 of 10"><ProgressBar max={10} value={3} /></Field>',
    Preview: ({ text }) => {
      const [done, setDone] = useState(3);
      return (
        <>
          <Field
            style={width(320)}
            label={text('progress.label')}
            validationState={done === 10 ? 'success' : 'none'}
            validationMessage={text('progress.steps.done', { done, all: 10 })}
          >
            <ProgressBar max={10} value={done} />
          </Field>
          <Button onClick={() => setDone(done === 10 ? 0 : done + 1)}>
            {text(done === 10 ? 'progress.steps.again' : 'progress.steps.next')}
          </Button>
        </>
      );
    },
  },
  unknown: {
    layout: 'column',
    code: '<ProgressBar aria-label="Upload" />',
    Preview: ({ text }) => (
      <Play>
        <ProgressBar style={width(320)} aria-label={text('progress.label')} />
      </Play>
    ),
  },
};
