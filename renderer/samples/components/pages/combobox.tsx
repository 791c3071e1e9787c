import { fold } from '@contract/text/fold';
import { Combobox, Dropdown, Field, makeStyles, Option, OptionGroup, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { width } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { FieldStates } from '../field-states';

const useStyles = makeStyles({ box: { minWidth: 0 } });

const tracks = ['Aspen Flats', 'Cedar Ridge', 'Copper Canyon', 'Harbor Oval', 'Pine Hollow', 'Red Mesa'];
const options = tracks.map((track) => (
  <Option key={track} value={track}>
    {track}
  </Option>
));

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Dropdown placeholder="Choose a track"><Option>Cedar Ridge</Option></Dropdown>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const box = { className: styles.box, placeholder: text('combobox.choose') };
      return (
        <FieldStates
          text={text}
          label={text('words.track')}
          minWidth={210}
          states={{
            default: <Dropdown {...box}>{options}</Dropdown>,
            filled: (
              <Dropdown {...box} defaultValue="Cedar Ridge" defaultSelectedOptions={['Cedar Ridge']}>
                {options}
              </Dropdown>
            ),
            error: { validationMessage: text('combobox.error'), children: <Dropdown {...box}>{options}</Dropdown> },
            disabled: (
              <Dropdown {...box} disabled>
                {options}
              </Dropdown>
            ),
          }}
        />
      );
    },
  },
  typing: {
    code: '<Combobox value={query} onChange={({ target }) => setQuery(target.value)}>…</Combobox>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [query, setQuery] = useState('');
      const matches = tracks.filter((track) => fold(track).includes(fold(query).trim()));
      return (
        <Field style={width(280)} label={text('words.track')}>
          <Combobox
            className={styles.box}
            placeholder={text('combobox.typing.placeholder')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onOptionSelect={(_, { optionText }) => setQuery(optionText ?? '')}
          >
            {matches.length === 0 ? (
              <Option key="none" disabled>
                {text('combobox.typing.none')}
              </Option>
            ) : (
              matches.map((track) => <Option key={track}>{track}</Option>)
            )}
          </Combobox>
        </Field>
      );
    },
  },
  several: {
    code: '<Dropdown multiselect><OptionGroup label="North">…</OptionGroup></Dropdown>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Field style={width(280)} label={text('combobox.several.label')}>
          <Dropdown className={styles.box} multiselect placeholder={text('combobox.choose')}>
            <OptionGroup label={text('combobox.several.north')}>{options.slice(0, 3)}</OptionGroup>
            <OptionGroup label={text('combobox.several.south')}>{options.slice(3)}</OptionGroup>
          </Dropdown>
        </Field>
      );
    },
  },
  native: {
    code: '<Select><option>Cedar Ridge</option></Select>',
    Preview: ({ text }) => (
      <Field style={width(280)} label={text('words.track')}>
        <Select>
          {tracks.map((track) => (
            <option key={track}>{track}</option>
          ))}
        </Select>
      </Field>
    ),
  },
};
