import { Combobox, Dropdown, Field, makeStyles, Option, OptionGroup, Select } from '@fluentui/react-components';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({ box: { minWidth: 0 }, field: { inlineSize: '280px', maxInlineSize: '100%' } });

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
      const label = text('words.track');
      const box = { className: styles.box, placeholder: text('combobox.choose') };
      return (
        <StateGrid
          stretched
          minWidth={210}
          states={{
            [text('states.default')]: (
              <Field label={label}>
                <Dropdown {...box}>{options}</Dropdown>
              </Field>
            ),
            [text('states.filled')]: (
              <Field label={label}>
                <Dropdown {...box} defaultValue="Cedar Ridge" defaultSelectedOptions={['Cedar Ridge']}>
                  {options}
                </Dropdown>
              </Field>
            ),
            [text('states.error')]: (
              <Field label={label} validationMessage={text('combobox.error')}>
                <Dropdown {...box}>{options}</Dropdown>
              </Field>
            ),
            [text('states.disabled')]: (
              <Field label={label}>
                <Dropdown {...box} disabled>
                  {options}
                </Dropdown>
              </Field>
            ),
          }}
        />
      );
    },
  },
  typing: {
    code: '<Combobox value={words} onChange={({ target }) => setWords(target.value)}>…</Combobox>',
    Preview: ({ text }) => {
      const styles = useStyles();
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
    },
  },
  several: {
    code: '<Dropdown multiselect><OptionGroup label="North">…</OptionGroup></Dropdown>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Field className={styles.field} label={text('combobox.several.label')}>
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
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Field className={styles.field} label={text('words.track')}>
          <Select>
            {tracks.map((track) => (
              <option key={track}>{track}</option>
            ))}
          </Select>
        </Field>
      );
    },
  },
};
