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
import type { Examples, Preview } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
  field: { inlineSize: '420px', maxInlineSize: '100%' },
  // Beside what is chosen already there is little room for a hint.
  input: { minInlineSize: '60px' },
});

const people = ['Casey Novak', 'Dana Reed', 'Jordan Okafor', 'Lee Marsh', 'Robin Vale', 'Sam Whitfield'];
const marks = ['rain', 'night', 'junior', 'sunday'];

interface PickerProps {
  readonly label: string;
  readonly options: readonly string[];
  /** What is read of an option. */
  readonly said?: (option: string) => string;
  readonly start?: readonly string[];
  readonly disabled?: boolean;
  readonly size?: 'medium' | 'large';
  /** Options are people, with their faces. */
  readonly faces?: boolean;
}

/** Some of the options, found while typing. */
const Picker = ({
  label,
  options,
  said = (one) => one,
  start = [],
  faces = false,
  ...look
}: PickerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [chosen, setChosen] = useState(start);
  const [words, setWords] = useState('');
  const typed = words.trim().toLowerCase();
  const found = options.filter((one) => !chosen.includes(one) && said(one).toLowerCase().includes(typed));
  const face = (name: string) => (faces ? { media: <Avatar aria-hidden name={name} color="colorful" /> } : {});
  return (
    <TagPicker
      {...look}
      selectedOptions={[...chosen]}
      onOptionSelect={(_, { selectedOptions }) => {
        setChosen(selectedOptions.filter((one) => options.includes(one)));
        setWords('');
      }}
    >
      <TagPickerControl>
        <TagPickerGroup aria-label={label}>
          {chosen.map((one) => (
            <Tag key={one} value={one} shape={faces ? 'circular' : 'rounded'} {...face(one)}>
              {said(one)}
            </Tag>
          ))}
        </TagPickerGroup>
        <TagPickerInput
          className={styles.input}
          aria-label={label}
          placeholder={chosen.length === 0 ? text('tag-picker.choose') : ''}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </TagPickerControl>
      <TagPickerList>
        {found.map((one) => (
          <TagPickerOption key={one} value={one} {...face(one)}>
            {said(one)}
          </TagPickerOption>
        ))}
        {found.length === 0 ? (
          <TagPickerOption value="">{text(typed === '' ? 'tag-picker.all' : 'tag-picker.none')}</TagPickerOption>
        ) : undefined}
      </TagPickerList>
    </TagPicker>
  );
};
const Free: Preview = ({ text }) => {
  const styles = useStyles();
  const label = text('tag-picker.free.label');
  const [chosen, setChosen] = useState<readonly string[]>(['AB-1204']);
  const [words, setWords] = useState('');
  return (
    <Field className={styles.field} label={label} hint={text('tag-picker.free.hint')}>
      <TagPicker
        noPopover
        selectedOptions={[...chosen]}
        onOptionSelect={(_, { selectedOptions }) => setChosen(selectedOptions)}
      >
        <TagPickerControl>
          <TagPickerGroup aria-label={label}>
            {chosen.map((word) => (
              <Tag key={word} value={word} shape="rounded">
                {word}
              </Tag>
            ))}
          </TagPickerGroup>
          <TagPickerInput
            className={styles.input}
            aria-label={label}
            value={words}
            maxLength={20}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              const word = words.trim();
              if (event.key !== 'Enter' || word === '') return;
              event.preventDefault();
              setChosen([...new Set([...chosen, word])]);
              setWords('');
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
      const marked = (look: Partial<PickerProps> = {}, error = '') => (
        <Field label={label} {...(error === '' ? {} : { validationMessage: error })}>
          <Picker label={label} options={marks} said={(mark) => text(`tag.words.${mark}`)} {...look} />
        </Field>
      );
      return (
        <StateGrid
          stretched
          minWidth={240}
          states={{
            [text('states.default')]: marked(),
            [text('states.filled')]: marked({ start: ['rain', 'sunday'] }),
            [text('states.error')]: marked({}, text('tag-picker.error')),
            [text('states.disabled')]: marked({ start: ['night'], disabled: true }),
            [text('states.large')]: marked({ start: ['junior'], size: 'large' }),
          }}
        />
      );
    },
  },
  people: {
    code: '<TagPickerOption value={name} media={<Avatar aria-hidden name={name} />}>{name}</TagPickerOption>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const label = text('tag-picker.people.label');
      return (
        <Field className={styles.field} label={label}>
          <Picker label={label} options={people} start={['Dana Reed']} faces />
        </Field>
      );
    },
  },
  free: { code: '<TagPicker noPopover selectedOptions={words}>…</TagPicker>', Preview: Free },
};
