import { Combobox, Dropdown, Field, makeStyles, Option, OptionGroup, Select } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({ box: { minWidth: 0 }, field: { inlineSize: '280px', maxInlineSize: '100%' } });

const tracks = ['Aspen Flats', 'Cedar Ridge', 'Copper Canyon', 'Harbor Oval', 'Pine Hollow', 'Red Mesa'];
const options = tracks.map((track) => (
  <Option key={track} value={track}>
    {track}
  </Option>
));

const States = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const label = text('words.track');
  const box = { className: styles.box, placeholder: text('combobox.choose') };
  return (
    <StateGrid
      stretched
      least={210}
      states={[
        {
          name: text('states.default'),
          shown: (
            <Field label={label}>
              <Dropdown {...box}>{options}</Dropdown>
            </Field>
          ),
        },
        {
          name: text('states.filled'),
          shown: (
            <Field label={label}>
              <Dropdown {...box} defaultValue="Cedar Ridge" defaultSelectedOptions={['Cedar Ridge']}>
                {options}
              </Dropdown>
            </Field>
          ),
        },
        {
          name: text('states.error'),
          shown: (
            <Field label={label} validationMessage={text('combobox.error')}>
              <Dropdown {...box}>{options}</Dropdown>
            </Field>
          ),
        },
        {
          name: text('states.disabled'),
          shown: (
            <Field label={label}>
              <Dropdown {...box} disabled>
                {options}
              </Dropdown>
            </Field>
          ),
        },
      ]}
    />
  );
};

const Typing = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [words, setWords] = useState('');
  const found = tracks.filter((track) => track.toLowerCase().includes(words.toLowerCase()));
  return (
    <Field className={styles.field} label={text('words.track')}>
      <Combobox
        className={styles.box}
        placeholder={text('combobox.typing.placeholder')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onOptionSelect={(_, { optionText }) => setWords(optionText ?? '')}
      >
        {found.length === 0 ? (
          <Option key="none" disabled>
            {text('combobox.typing.none')}
          </Option>
        ) : (
          found.map((track) => <Option key={track}>{track}</Option>)
        )}
      </Combobox>
    </Field>
  );
};

const Several = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <Field className={styles.field} label={text('combobox.several.label')}>
      <Dropdown className={styles.box} multiselect placeholder={text('combobox.choose')}>
        <OptionGroup label={text('combobox.several.north')}>{options.slice(0, 3)}</OptionGroup>
        <OptionGroup label={text('combobox.several.south')}>{options.slice(3)}</OptionGroup>
      </Dropdown>
    </Field>
  );
};

const Native = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <Field className={styles.field} label={text('words.track')}>
      <Select>
        {tracks.map((track) => (
          <option key={track}>{track}</option>
        ))}
      </Select>
    </Field>
  );
};

export const Screen = componentScreen('combobox', [
  {
    name: 'states',
    Stage: States,
    layout: 'block',
    code: '<Dropdown placeholder="Choose a track"><Option>Cedar Ridge</Option></Dropdown>',
  },
  {
    name: 'typing',
    Stage: Typing,
    code: '<Combobox value={words} onChange={({ target }) => setWords(target.value)}>…</Combobox>',
  },
  {
    name: 'several',
    Stage: Several,
    code: '<Dropdown multiselect><OptionGroup label="North">…</OptionGroup></Dropdown>',
  },
  { name: 'native', Stage: Native, code: '<Select><option>Cedar Ridge</option></Select>' },
]);
