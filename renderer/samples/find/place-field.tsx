import { Combobox, Field, makeStyles, Option } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/text';
import { useCall } from '../../kit/use-call';

const useStyles = makeStyles({ list: { maxHeight: '320px' } });

/** A field that completes what is typed from the sample API's hundred places. */
export const PlaceField = (): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  const { value } = useCall('autocomplete.list', {});
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const words = typed.trim().toLowerCase();
  const all = value?.rows ?? [];
  // What was chosen is no search: the others are to be seen again.
  const fitting = typed === chosen ? all : all.filter(({ title }) => title.toLowerCase().includes(words));
  return (
    <Field
      label={text('place.label')}
      hint={chosen === '' ? text('place.hint', { count: all.length }) : text('place.chosen', { place: chosen })}
    >
      <Combobox
        freeform
        clearable
        placeholder={text('place.placeholder')}
        value={typed}
        selectedOptions={chosen === '' ? [] : [chosen]}
        listbox={{ className: styles.list }}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(_, { optionValue = '' }) => {
          setChosen(optionValue);
          setTyped(optionValue);
        }}
      >
        {fitting.map(({ id, title }) => (
          <Option key={id} value={title}>
            {title}
          </Option>
        ))}
        {fitting.length === 0 ? (
          <Option disabled value="" text="">
            {text('place.none')}
          </Option>
        ) : undefined}
      </Combobox>
    </Field>
  );
};
