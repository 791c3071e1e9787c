import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({
  list: { display: 'grid', justifyItems: 'start' },
  inside: { display: 'grid', justifyItems: 'start', paddingInlineStart: '24px' },
});

const States = (): ReactNode => {
  const text = useText('components');
  const label = text('checkbox.label');
  return (
    <StateGrid
      states={[
        { name: text('states.default'), shown: <Checkbox label={label} /> },
        { name: text('states.checked'), shown: <Checkbox label={label} defaultChecked /> },
        { name: text('states.mixed'), shown: <Checkbox label={label} checked="mixed" onChange={() => undefined} /> },
        { name: text('states.disabled'), shown: <Checkbox label={label} disabled /> },
        { name: text('states.disabledChecked'), shown: <Checkbox label={label} disabled checked /> },
        {
          name: text('states.error'),
          shown: (
            <Field validationMessage={text('checkbox.error')}>
              <Checkbox label={label} />
            </Field>
          ),
        },
      ]}
    />
  );
};

const all = ['saturday', 'sunday', 'monday'] as const;

const Group = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [days, setDays] = useState<readonly string[]>(['saturday']);
  return (
    <div className={styles.list}>
      <Checkbox
        label={text('checkbox.group.all')}
        checked={days.length === all.length ? true : days.length > 0 ? 'mixed' : false}
        onChange={(_, { checked }) => setDays(checked === true ? all : [])}
      />
      <div className={styles.inside}>
        {all.map((day) => (
          <Checkbox
            key={day}
            label={text(`checkbox.group.${day}`)}
            checked={days.includes(day)}
            onChange={(_, { checked }) =>
              setDays(checked === true ? [...days, day] : days.filter((other) => other !== day))
            }
          />
        ))}
      </div>
    </div>
  );
};

export const Screen = componentScreen('checkbox', [
  { name: 'states', Stage: States, layout: 'block', code: '<Checkbox label="Waiver signed" defaultChecked />' },
  { name: 'group', Stage: Group, code: '<Checkbox label="All days" checked={some ? \'mixed\' : all} />' },
]);
