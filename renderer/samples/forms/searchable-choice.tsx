/** Selects one of a hundred options by typing. */
import type { AutocompleteItem } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import { Combobox, Field, Option } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';

/** Longer lists are not read. */
const maxShown = 12;

const Finder = ({ items }: { readonly items: readonly AutocompleteItem[] }): ReactNode => {
  const text = useText('forms');
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState('');
  const search = fold(query.trim());
  const matches = items.filter(({ title }) => query === selected || fold(title).includes(search));
  return (
    <Field label={text('choices.find')} hint={text('choices.findHint', { count: items.length })}>
      <Combobox
        value={query}
        placeholder={text('choices.findFor')}
        selectedOptions={selected === '' ? [] : [selected]}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        onOptionSelect={(_, { optionValue = '' }) => {
          setSelected(optionValue);
          setQuery(optionValue);
        }}
        onBlur={() => setQuery(selected)}
      >
        {matches.slice(0, maxShown).map(({ id, title }) => (
          <Option key={id} value={title}>
            {title}
          </Option>
        ))}
        {matches.length === 0 ? (
          <Option disabled value="">
            {text('choices.findNone')}
          </Option>
        ) : undefined}
      </Combobox>
    </Field>
  );
};

export const SearchableChoice = (): ReactNode => (
  <Loaded call={useCall('autocomplete.list', {})}>{({ rows }) => <Finder items={rows} />}</Loaded>
);
