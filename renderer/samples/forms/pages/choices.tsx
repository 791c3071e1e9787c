import {
  Checkbox,
  Dropdown,
  Field,
  makeStyles,
  Option,
  OptionGroup,
  Radio,
  RadioGroup,
  Select,
  Switch,
} from '@fluentui/react-components';
import { useState } from 'react';
import type { Examples, Preview } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';
import { type ClassName, classes, classOptions } from '../classes';
import { SearchableChoice } from '../searchable-choice';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px 24px',
    '& > *': { minInlineSize: 0 },
  },
  list: { minInlineSize: 0 },
  among: { display: 'grid', justifyItems: 'start' },
  below: { display: 'grid', justifyItems: 'start', paddingInlineStart: '24px' },
});

const bodies: Readonly<Record<string, readonly ClassName[]>> = {
  closed: ['gt', 'touring'],
  open: ['formula', 'historic'],
};
const duties = ['timing', 'marshals', 'tickets'] as const;
const Several: Preview = ({ text }) => {
  const styles = useStyles();
  const [selected, setSelected] = useState<readonly string[]>(['gt', 'formula']);
  return (
    <div className={styles.fields}>
      <Field label={text('choices.several.label')} hint={text('choices.several.count', { count: selected.length })}>
        <Dropdown
          className={styles.list}
          multiselect
          placeholder={text('choices.several.none')}
          value={selected.map((name) => text(`classes.${name}`)).join(', ')}
          selectedOptions={[...selected]}
          onOptionSelect={(_, { selectedOptions }) => setSelected(selectedOptions)}
        >
          {Object.entries(bodies).map(([body, names]) => (
            <OptionGroup key={body} label={text(`choices.several.${body}`)}>
              {names.map((name) => (
                <Option key={name} value={name}>
                  {text(`classes.${name}`)}
                </Option>
              ))}
            </OptionGroup>
          ))}
        </Dropdown>
      </Field>
    </div>
  );
};

const Boxes: Preview = ({ text }) => {
  const styles = useStyles();
  const [selected, setSelected] = useState<readonly string[]>(['timing']);
  const all = selected.length === duties.length;
  return (
    <StateGrid
      minWidth={200}
      states={{
        [text('choices.boxes.group')]: (
          <div>
            <Checkbox
              label={text('choices.boxes.all')}
              checked={all ? true : selected.length > 0 ? 'mixed' : false}
              onChange={() => setSelected(all ? [] : duties)}
            />
            <div className={styles.below}>
              {duties.map((name) => (
                <Checkbox
                  key={name}
                  label={text(`duties.${name}`)}
                  checked={selected.includes(name)}
                  onChange={(_, { checked }) =>
                    setSelected(checked === true ? [...selected, name] : selected.filter((one) => one !== name))
                  }
                />
              ))}
            </div>
          </div>
        ),
        [text('choices.boxes.states')]: (
          <div className={styles.among}>
            <Checkbox label={text('states.off')} />
            <Checkbox label={text('states.on')} defaultChecked />
            <Checkbox label={text('states.mixed')} defaultChecked="mixed" />
            <Checkbox label={text('states.disabled')} disabled defaultChecked />
          </div>
        ),
        [text('choices.boxes.round')]: (
          <Checkbox shape="circular" size="large" label={text('choices.boxes.done')} defaultChecked />
        ),
      }}
    />
  );
};

export const examples: Examples = {
  one: {
    code: '<Combobox freeform={false} onInput={search}>…</Combobox>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.fields}>
          <Field label={text('choices.class')} hint={text('choices.one.few')}>
            <Select defaultValue="touring">{classOptions(text)}</Select>
          </Field>
          <SearchableChoice />
        </div>
      );
    },
  },
  several: {
    code: '<Dropdown multiselect selectedOptions={chosen} onOptionSelect={choose}>…</Dropdown>',
    Preview: Several,
  },
  boxes: { code: `<Checkbox label="All duties" checked={all ? true : some ? 'mixed' : false} />`, Preview: Boxes },
  radios: {
    code: '<RadioGroup layout="horizontal-stacked">…</RadioGroup>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const options = classes.map((name) => (
        <Radio key={name} value={name} label={text(`classes.${name}`)} disabled={name === 'historic'} />
      ));
      return (
        <div className={styles.fields}>
          <Field label={text('choices.class')} required>
            <RadioGroup defaultValue="gt">{options}</RadioGroup>
          </Field>
          <Field label={text('choices.class')}>
            <RadioGroup layout="horizontal-stacked" defaultValue="touring">
              {options}
            </RadioGroup>
          </Field>
        </div>
      );
    },
  },
  switches: {
    code: '<Switch label="Sales are open" checked={on} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [on, setOn] = useState(true);
      return (
        <div className={styles.fields}>
          <Field hint={text('choices.switches.hint')}>
            <Switch
              label={on ? text('choices.switches.on') : text('choices.switches.off')}
              checked={on}
              onChange={(_, { checked }) => setOn(checked)}
            />
          </Field>
          <Switch label={text('states.disabled')} disabled />
          <Switch label={text('choices.switches.before')} labelPosition="before" defaultChecked />
        </div>
      );
    },
  },
};
