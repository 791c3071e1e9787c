import { fold } from '@contract/text/fold';
import { Combobox, Field, makeStyles, Option } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({ list: { maxHeight: '320px' } });

/** A field that completes race tracks of the sample API. The URL holds the chosen one. */
export const TrackField = (): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  const { value } = useCall('autocomplete.list', {});
  const [search, setSearch] = useSearchParams();
  const trackParam = search.get('track') ?? '';
  const all = value?.rows ?? [];
  const chosen = all.some(({ title }) => title === trackParam) ? trackParam : '';
  const [typed, setTyped] = useState<string>();
  // The search can choose one, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice clears the text
  useEffect(() => setTyped(undefined), [trackParam]);
  const words = fold(typed ?? '').trim();
  // A chosen track does not filter the options.
  const fitting = all.filter(({ title }) => fold(title).includes(words));
  return (
    <Field
      label={text('place.label')}
      hint={chosen === '' ? text('place.hint', { count: all.length }) : text('place.chosen', { place: chosen })}
    >
      <Combobox
        freeform
        clearable
        placeholder={text('place.placeholder')}
        value={typed ?? chosen}
        selectedOptions={chosen === '' ? [] : [chosen]}
        listbox={{ className: styles.list }}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(_, { optionValue = '' }) => {
          setTyped(undefined);
          setSearch(optionValue === '' ? {} : { track: optionValue }, { replace: true, preventScrollReset: true });
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
