import { fold } from '@contract/text/fold';
import {
  Avatar,
  Field,
  makeStyles,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { width } from '../../kit/layout';
import type { Examples, Preview } from '../../kit/showcase/example';
import { FieldStates } from '../field-states';

const useStyles = makeStyles({
  // Next to selected tags there is little room for a placeholder.
  input: { minInlineSize: '60px' },
});

const people = ['Casey Novak', 'Dana Reed', 'Jordan Okafor', 'Lee Marsh', 'Robin Vale', 'Sam Whitfield'];
const tags = ['rain', 'night', 'junior', 'sunday'];

interface PickerProps {
  readonly label: string;
  readonly options: readonly string[];
  /** The label of an option. */
  readonly labelOf?: (option: string) => string;
  readonly initial?: readonly string[];
  readonly disabled?: boolean;
  readonly size?: 'medium' | 'large';
  /** Options are people, with avatars. */
  readonly avatars?: boolean;
}

/** Selects several options; typing filters them. */
const Picker = ({
  label,
  options,
  labelOf = (one) => one,
  initial = [],
  avatars = false,
  ...look
}: PickerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [selected, setSelected] = useState(initial);
  const [query, setQuery] = useState('');
  const search = fold(query).trim();
  const matches = options.filter((one) => !selected.includes(one) && fold(labelOf(one)).includes(search));
  const avatar = (name: string) => (avatars ? { media: <Avatar aria-hidden name={name} color="colorful" /> } : {});
  return (
    <TagPicker
      {...look}
      selectedOptions={[...selected]}
      onOptionSelect={(_, { selectedOptions }) => {
        setSelected(selectedOptions.filter((one) => options.includes(one)));
        setQuery('');
      }}
    >
      <TagPickerControl>
        <TagPickerGroup aria-label={label}>
          {selected.map((one) => (
            <Tag key={one} value={one} shape={avatars ? 'circular' : 'rounded'} {...avatar(one)}>
              {labelOf(one)}
            </Tag>
          ))}
        </TagPickerGroup>
        <TagPickerInput
          className={styles.input}
          aria-label={label}
          placeholder={selected.length === 0 ? text('tag-picker.choose') : ''}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </TagPickerControl>
      <TagPickerList>
        {matches.map((one) => (
          <TagPickerOption key={one} value={one} {...avatar(one)}>
            {labelOf(one)}
          </TagPickerOption>
        ))}
        {matches.length === 0 ? (
          <TagPickerOption value="">{text(search === '' ? 'tag-picker.all' : 'tag-picker.none')}</TagPickerOption>
        ) : undefined}
      </TagPickerList>
    </TagPicker>
  );
};

const Free: Preview = ({ text }) => {
  const styles = useStyles();
  const label = text('tag-picker.free.label');
  const [selected, setSelected] = useState<readonly string[]>(['AB-1204']);
  const [query, setQuery] = useState('');
  return (
    <Field style={width(420)} label={label} hint={text('tag-picker.free.hint')}>
      <TagPicker
        noPopover
        selectedOptions={[...selected]}
        onOptionSelect={(_, { selectedOptions }) => setSelected(selectedOptions)}
      >
        <TagPickerControl>
          <TagPickerGroup aria-label={label}>
            {selected.map((word) => (
              <Tag key={word} value={word} shape="rounded">
                {word}
              </Tag>
            ))}
          </TagPickerGroup>
          <TagPickerInput
            className={styles.input}
            aria-label={label}
            value={query}
            maxLength={20}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              const word = query.trim();
              if (event.key !== 'Enter' || word === '') return;
              event.preventDefault();
              setSelected([...new Set([...selected, word])]);
              setQuery('');
            }}
          />
        </TagPickerControl>
      </TagPicker>
    </Field>
  );
};

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<TagPicker selectedOptions={chosen} onOptionSelect={choose}><TagPickerControl>…</TagPickerControl></TagPicker>',
    Preview: ({ text }) => {
      const label = text('tag-picker.label');
      const picker = (look: Partial<PickerProps> = {}) => (
        <Picker label={label} options={tags} labelOf={(tag) => text(`tag.words.${tag}`)} {...look} />
      );
      return (
        <FieldStates
          text={text}
          label={label}
          minWidth={240}
          states={{
            default: picker(),
            filled: picker({ initial: ['rain', 'sunday'] }),
            error: { validationMessage: text('tag-picker.error'), children: picker() },
            disabled: picker({ initial: ['night'], disabled: true }),
            large: picker({ initial: ['junior'], size: 'large' }),
          }}
        />
      );
    },
  },
  people: {
    code: '<TagPickerOption value={name} media={<Avatar aria-hidden name={name} />}>{name}</TagPickerOption>',
    Preview: ({ text }) => {
      const label = text('tag-picker.people.label');
      return (
        <Field style={width(420)} label={label}>
          <Picker label={label} options={people} initial={['Dana Reed']} avatars />
        </Field>
      );
    },
  },
  free: { code: '<TagPicker noPopover selectedOptions={words}>…</TagPicker>', Preview: Free },
};
