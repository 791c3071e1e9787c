/** One of a hundred: found by typing. */
import type { AutocompleteItem } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import { Combobox, Field, Option } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';

/** More than these nobody reads through. */
const mostShown = 12;

const Finder = ({ items }: { readonly items: readonly AutocompleteItem[] }): ReactNode => {
  const text = useText('forms');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const sought = fold(words.trim());
  const found = items.filter(({ title }) => words === chosen || fold(title).includes(sought));
  return (
    <Field label={text('choices.find')} hint={text('choices.findHint', { count: items.length })}>
      <Combobox
        value={words}
        placeholder={text('choices.findFor')}
        selectedOptions={chosen === '' ? [] : [chosen]}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
        onOptionSelect={(_, { optionValue = '' }) => {
          setChosen(optionValue);
          setWords(optionValue);
        }}
        onBlur={() => setWords(chosen)}
      >
        {found.slice(0, mostShown).map(({ id, title }) => (
          <Option key={id} value={title}>
            {title}
          </Option>
        ))}
        {found.length === 0 ? (
          <Option disabled value="">
            {text('choices.findNone')}
          </Option>
        ) : undefined}
      </Combobox>
    </Field>
  );
};

export const FoundChoice = (): ReactNode => (
  <Loaded call={useCall('autocomplete.list', {})}>{({ rows }) => <Finder items={rows} />}</Loaded>
);
