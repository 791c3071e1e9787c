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
import { type ReactNode, useState } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { family } from '../family';
import { FoundChoice } from '../found-choice';

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

const classes = ['gt', 'touring', 'formula', 'historic'] as const;
const duties = ['timing', 'marshals', 'tickets'] as const;

const One = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  return (
    <div className={styles.fields}>
      <Field label={text('choices.class')} hint={text('choices.one.few')}>
        <Select defaultValue="touring">
          {classes.map((name) => (
            <option key={name} value={name}>
              {text(`classes.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <FoundChoice />
    </div>
  );
};

const Several = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const [chosen, setChosen] = useState<readonly string[]>(['gt', 'formula']);
  return (
    <div className={styles.fields}>
      <Field label={text('choices.several.label')} hint={text('choices.several.count', { count: chosen.length })}>
        <Dropdown
          className={styles.list}
          multiselect
          placeholder={text('choices.several.none')}
          value={chosen.map((name) => text(`classes.${name}`)).join(', ')}
          selectedOptions={[...chosen]}
          onOptionSelect={(_, { selectedOptions }) => setChosen(selectedOptions)}
        >
          <OptionGroup label={text('choices.several.closed')}>
            {(['gt', 'touring'] as const).map((name) => (
              <Option key={name} value={name}>
                {text(`classes.${name}`)}
              </Option>
            ))}
          </OptionGroup>
          <OptionGroup label={text('choices.several.open')}>
            {(['formula', 'historic'] as const).map((name) => (
              <Option key={name} value={name}>
                {text(`classes.${name}`)}
              </Option>
            ))}
          </OptionGroup>
        </Dropdown>
      </Field>
    </div>
  );
};

const Boxes = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const [chosen, setChosen] = useState<readonly string[]>(['timing']);
  const all = chosen.length === duties.length;
  return (
    <StateGrid
      least={200}
      states={[
        {
          name: text('choices.boxes.group'),
          shown: (
            <div>
              <Checkbox
                label={text('choices.boxes.all')}
                checked={all ? true : chosen.length > 0 ? 'mixed' : false}
                onChange={() => setChosen(all ? [] : duties)}
              />
              <div className={styles.below}>
                {duties.map((name) => (
                  <Checkbox
                    key={name}
                    label={text(`duties.${name}`)}
                    checked={chosen.includes(name)}
                    onChange={(_, { checked }) =>
                      setChosen(checked === true ? [...chosen, name] : chosen.filter((one) => one !== name))
                    }
                  />
                ))}
              </div>
            </div>
          ),
        },
        {
          name: text('choices.boxes.states'),
          shown: (
            <div className={styles.among}>
              <Checkbox label={text('states.off')} />
              <Checkbox label={text('states.on')} defaultChecked />
              <Checkbox label={text('states.mixed')} defaultChecked="mixed" />
              <Checkbox label={text('states.disabled')} disabled defaultChecked />
            </div>
          ),
        },
        {
          name: text('choices.boxes.round'),
          shown: <Checkbox shape="circular" size="large" label={text('choices.boxes.done')} defaultChecked />,
        },
      ]}
    />
  );
};

const Radios = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
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
};

const Switches = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
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
};

const examples = [
  { name: 'one', Stage: One, layout: 'block', code: '<Combobox freeform={false} onInput={search}>…</Combobox>' },
  {
    name: 'several',
    Stage: Several,
    layout: 'block',
    code: '<Dropdown multiselect selectedOptions={chosen} onOptionSelect={choose}>…</Dropdown>',
  },
  {
    name: 'boxes',
    Stage: Boxes,
    layout: 'block',
    code: `<Checkbox label="All duties" checked={all ? true : some ? 'mixed' : false} />`,
  },
  {
    name: 'radios',
    Stage: Radios,
    layout: 'block',
    code: '<RadioGroup layout="horizontal-stacked">…</RadioGroup>',
  },
  { name: 'switches', Stage: Switches, layout: 'block', code: '<Switch label="Sales are open" checked={on} />' },
] as const;

/** `/forms/choices` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="choices" examples={examples} />;
