import type { AutocompleteItem } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import {
  Checkbox,
  Combobox,
  Field,
  Input,
  Option,
  Radio,
  RadioGroup,
  Select,
  Switch,
} from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { FormFields } from '../kit/form-fields';
import { columns } from '../kit/layout';
import { LocalForm } from '../kit/local-form';
import type { Examples } from '../kit/showcase/family-page';

const classes = ['gt', 'touring', 'formula', 'historic'] as const;
const duties = ['timing', 'marshals', 'tickets'] as const;

/** Longer lists of options are not read. */
const maxOptions = 12;

/** Selects one of a hundred tracks by typing. */
const TrackField = ({ items }: { readonly items: readonly AutocompleteItem[] }) => {
  const text = useText('forms');
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState('');
  const matches = items.filter(({ title }) => query === selected || fold(title).includes(fold(query.trim())));
  return (
    <Field label={text('choices.track')} hint={text('choices.trackHint', { count: items.length })}>
      <Combobox
        value={query}
        selectedOptions={selected === '' ? [] : [selected]}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        onOptionSelect={(_, { optionValue = '' }) => {
          setSelected(optionValue);
          setQuery(optionValue);
        }}
        onBlur={() => setQuery(selected)}
      >
        {matches.slice(0, maxOptions).map(({ id, title }) => (
          <Option key={id} value={title}>
            {title}
          </Option>
        ))}
        {matches.length === 0 ? (
          <Option disabled value="" text="">
            {text('choices.noTrack')}
          </Option>
        ) : undefined}
      </Combobox>
    </Field>
  );
};

interface Entry {
  team: string;
  email: string;
  number: string;
  class: string;
  day: string;
  time: string;
  note: string;
  isPublic: boolean;
}

const entry: Entry = { team: '', email: '', number: '', class: '', day: '', time: '', note: '', isPublic: true };

interface Session {
  code: string;
  from: string;
  to: string;
  agreed: boolean;
}

export const examples: Examples = {
  fields: ({ text }) => (
    <LocalForm<Entry>
      draftKey="forms.fields"
      submitLabel={text('check')}
      savedMessage={text('checked')}
      values={entry}
      canSendUnchanged
    >
      <FormFields<Entry>
        area="forms"
        labels="entry"
        rows={[
          { name: 'team', required: true, minLength: 3, maxLength: 40 },
          { name: 'email', kind: 'email', required: true, maxLength: 254 },
          { name: 'number', kind: 'number', required: true, min: 1, max: 999 },
          {
            name: 'class',
            kind: 'select',
            required: true,
            options: classes.map((value) => ({ value, label: text(`classes.${value}`) })),
          },
          { name: 'day', kind: 'date' },
          { name: 'time', kind: 'time' },
          { name: 'note', kind: 'long', maxLength: 200, wide: true },
          { name: 'isPublic', kind: 'switch' },
        ]}
      />
    </LocalForm>
  ),
  states: ({ text }) => {
    const label = text('entry.email');
    const value = 'race.control@example.com';
    const input = <Input type="email" contentBefore={<MailRegular aria-hidden />} dir="ltr" defaultValue={value} />;
    return (
      <div style={columns(240, 16, 'start')}>
        <Field label={label} required hint={text('states.hint')}>
          <Input dir="ltr" placeholder={value} />
        </Field>
        <Field label={label} validationMessage={text('states.error')}>
          {input}
        </Field>
        <Field label={label} validationState="warning" validationMessage={text('states.warning')}>
          {input}
        </Field>
        <Field label={label} validationState="success" validationMessage={text('states.success')}>
          {input}
        </Field>
        <Field label={label} hint={text('states.readOnly')}>
          <Input dir="ltr" readOnly value={value} />
        </Field>
        <Field label={label} hint={text('states.disabled')}>
          <Input dir="ltr" disabled value={value} />
        </Field>
      </div>
    );
  },
  choices: ({ text }) => {
    const [selected, setSelected] = useState<readonly string[]>(['timing']);
    const [isOpen, setOpen] = useState(true);
    const tracks = useCall('autocomplete.list', {});
    return (
      <div style={columns(240, 16, 'start')}>
        <Loaded call={tracks}>{({ rows }) => <TrackField items={rows} />}</Loaded>
        <Field label={text('entry.class')}>
          <Select defaultValue="touring">
            {classes.map((name) => (
              <option key={name} value={name}>
                {text(`classes.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('entry.class')}>
          <RadioGroup defaultValue="gt">
            {classes.map((name) => (
              <Radio key={name} value={name} label={text(`classes.${name}`)} />
            ))}
          </RadioGroup>
        </Field>
        <fieldset style={{ border: 'none', margin: 0, padding: 0 }}>
          <legend>{text('choices.duties')}</legend>
          <div style={{ display: 'grid' }}>
            {duties.map((name) => (
              <Checkbox
                key={name}
                label={text(`choices.${name}`)}
                checked={selected.includes(name)}
                onChange={(_, { checked }) =>
                  setSelected(checked === true ? [...selected, name] : selected.filter((one) => one !== name))
                }
              />
            ))}
          </div>
        </fieldset>
        <Switch
          label={text(isOpen ? 'choices.open' : 'choices.closed')}
          checked={isOpen}
          onChange={(_, { checked }) => setOpen(checked)}
        />
      </div>
    );
  },
  validation: ({ text }) => (
    <LocalForm<Session>
      draftKey="forms.validation"
      submitLabel={text('check')}
      savedMessage={text('checked')}
      values={{ code: '', from: '', to: '', agreed: false }}
      canSendUnchanged
    >
      <FormFields<Session>
        area="forms"
        labels="session"
        rows={[
          {
            name: 'code',
            required: true,
            hint: text('session.codeHint'),
            check: (code) => /^[A-Z]{3}-\d{4}$/.test(String(code)) || text('validation.code'),
          },
          { name: 'from', kind: 'time', required: true },
          {
            name: 'to',
            kind: 'time',
            required: true,
            check: (to, { from }) => String(to) > from || text('validation.order'),
          },
          { name: 'agreed', kind: 'check', required: true, hint: text('validation.agree'), wide: true },
        ]}
      />
    </LocalForm>
  ),
};
