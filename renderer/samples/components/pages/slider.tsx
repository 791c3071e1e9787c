import { Field, makeStyles, Slider, SpinButton } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({ field: { inlineSize: '320px', maxInlineSize: '100%' }, box: { minInlineSize: 0 } });

const States = (): ReactNode => {
  const text = useText('components');
  const label = text('slider.label');
  return (
    <StateGrid
      stretched
      least={200}
      states={[
        { name: text('states.default'), shown: <Slider aria-label={label} defaultValue={60} /> },
        { name: text('states.steps'), shown: <Slider aria-label={label} defaultValue={60} step={20} /> },
        { name: text('states.small'), shown: <Slider aria-label={label} defaultValue={60} size="small" /> },
        { name: text('states.disabled'), shown: <Slider aria-label={label} defaultValue={60} disabled /> },
      ]}
    />
  );
};

const Shown = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [value, setValue] = useState(120);
  return (
    <Field className={styles.field} label={text('slider.shown.label', { value })}>
      <Slider min={20} max={200} step={10} value={value} onChange={(_, next) => setValue(next.value)} />
    </Field>
  );
};

const Spin = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const label = text('slider.spin.label');
  return (
    <StateGrid
      stretched
      least={200}
      states={[
        {
          name: text('states.default'),
          shown: (
            <Field label={label}>
              <SpinButton className={styles.box} defaultValue={12} min={0} max={40} />
            </Field>
          ),
        },
        {
          name: text('states.error'),
          shown: (
            <Field label={label} validationMessage={text('slider.spin.error')}>
              <SpinButton className={styles.box} defaultValue={48} />
            </Field>
          ),
        },
        {
          name: text('states.disabled'),
          shown: (
            <Field label={label}>
              <SpinButton className={styles.box} defaultValue={12} disabled />
            </Field>
          ),
        },
      ]}
    />
  );
};

export const Screen = componentScreen('slider', [
  {
    name: 'states',
    Stage: States,
    layout: 'block',
    code: '<Slider aria-label="Volume" defaultValue={60} step={20} />',
  },
  { name: 'shown', Stage: Shown, code: '<Field label={said(value)}><Slider value={value} /></Field>' },
  { name: 'spin', Stage: Spin, layout: 'block', code: '<SpinButton defaultValue={12} min={0} max={40} />' },
]);
