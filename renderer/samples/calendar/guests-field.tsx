/** Guests: sample users or any other name. */
import { fold } from '@contract/text/fold';
import {
  Avatar,
  Field,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import type { EventValues } from './event-values';

const most = { offered: 8, guests: 100, letters: 100 } as const;

export const GuestsField = (): ReactNode => {
  const text = useText('calendar');
  const { field } = useController<EventValues, 'guests'>({ name: 'guests' });
  const [words, setWords] = useState('');
  const { value: people } = useCall('user.all', {});
  const typed = words.trim().slice(0, most.letters);
  const offered = (people?.rows ?? [])
    .map(({ fullName }) => fullName)
    .filter((name) => typeof name === 'string')
    .filter((name) => !field.value.includes(name) && fold(name).includes(fold(typed)))
    .slice(0, most.offered);
  const choose = (names: readonly string[]) => {
    field.onChange([...new Set(names)].slice(0, most.guests));
    setWords('');
  };
  return (
    <Field label={text('fields.guests')}>
      <TagPicker
        selectedOptions={[...field.value]}
        onOptionSelect={(_, { selectedOptions }) => choose(selectedOptions)}
        size="medium"
      >
        <TagPickerControl>
          <TagPickerGroup aria-label={text('fields.guests')}>
            {field.value.map((name) => (
              <Tag key={name} value={name} shape="rounded" media={<Avatar aria-hidden name={name} color="colorful" />}>
                {name}
              </Tag>
            ))}
          </TagPickerGroup>
          <TagPickerInput
            aria-label={text('fields.guests')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onBlur={field.onBlur}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === '' || offered.length > 0) return;
              event.preventDefault();
              choose([...field.value, typed]);
            }}
          />
        </TagPickerControl>
        <TagPickerList>
          {offered.map((name) => (
            <TagPickerOption key={name} value={name} media={<Avatar aria-hidden name={name} color="colorful" />}>
              {name}
            </TagPickerOption>
          ))}
          {offered.length === 0 && typed !== '' && (
            <TagPickerOption value={typed}>{text('addGuest', { name: typed })}</TagPickerOption>
          )}
        </TagPickerList>
      </TagPicker>
    </Field>
  );
};
