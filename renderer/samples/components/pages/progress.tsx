import { Button, Field, makeStyles, ProgressBar } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';
import { Play } from '../play';

const useStyles = makeStyles({ wide: { inlineSize: '320px', maxInlineSize: '100%' } });

const States = (): ReactNode => {
  const text = useText('components');
  const label = text('progress.label');
  return (
    <StateGrid
      stretched
      least={200}
      states={[
        { name: text('states.default'), shown: <ProgressBar aria-label={label} value={0.4} /> },
        { name: text('states.success'), shown: <ProgressBar aria-label={label} value={1} color="success" /> },
        { name: text('states.warning'), shown: <ProgressBar aria-label={label} value={0.9} color="warning" /> },
        { name: text('states.error'), shown: <ProgressBar aria-label={label} value={0.6} color="error" /> },
        { name: text('states.large'), shown: <ProgressBar aria-label={label} value={0.4} thickness="large" /> },
      ]}
    />
  );
};

const Steps = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [done, setDone] = useState(3);
  return (
    <>
      <Field
        className={styles.wide}
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
};

const Unknown = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <Play>
      <ProgressBar className={styles.wide} aria-label={text('progress.label')} />
    </Play>
  );
};

export const Screen = componentScreen('progress', [
  { name: 'states', Stage: States, layout: 'block', code: '<ProgressBar aria-label="Upload" value={0.4} />' },
  {
    name: 'steps',
    Stage: Steps,
    layout: 'column',
    code: '<Field validationMessage="3 of 10"><ProgressBar max={10} value={3} /></Field>',
  },
  { name: 'unknown', Stage: Unknown, layout: 'column', code: '<ProgressBar aria-label="Upload" />' },
]);
