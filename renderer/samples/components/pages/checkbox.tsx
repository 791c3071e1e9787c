import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
  list: { display: 'grid', justifyItems: 'start' },
  inside: { display: 'grid', justifyItems: 'start', paddingInlineStart: '24px' },
});

const all = ['saturday', 'sunday', 'monday'] as const;

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Checkbox label="Waiver signed" defaultChecked />',
    Preview: ({ text }) => {
      const label = text('checkbox.label');
      return (
        <StateGrid
          states={{
            [text('states.default')]: <Checkbox label={label} />,
            [text('states.checked')]: <Checkbox label={label} defaultChecked />,
            [text('states.mixed')]: <Checkbox label={label} checked="mixed" onChange={() => undefined} />,
            [text('states.disabled')]: <Checkbox label={label} disabled />,
            [text('states.disabledChecked')]: <Checkbox label={label} disabled checked />,
            [text('states.error')]: (
              <Field validationMessage={text('checkbox.error')}>
                <Checkbox label={label} />
              </Field>
            ),
          }}
        />
      );
    },
  },
  group: {
    code: '<Checkbox label="All days" checked={some ? \'mixed\' : all} />',
    Preview: ({ text }) => {
      const styles = useStyles();
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
    },
  },
};
