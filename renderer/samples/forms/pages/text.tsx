import { Field, Input, makeStyles, SearchBox, Textarea, tokens } from '@fluentui/react-components';
import { CalendarLtrRegular, MailRegular, PhoneRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { stripBidiIsolates } from '../../../kit/format/text';
import { columns } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid, statesOf } from '../../kit/showcase/state-grid';
import { AddressGroup, AmountGroup, ShareGroup } from '../input-groups';

const useStyles = makeStyles({
  whole: { inlineSize: '100%' },
  // The lighter filled field is meant for colored backgrounds and invisible on white.
  ground: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    boxShadow: `0 0 0 4px ${tokens.colorNeutralBackground3}`,
  },
});

const maxLength = 200;

export const examples: Examples = {
  states: {
    code: `<Field label="Team" validationState="error" validationMessage="This team is on the list already.">
  <Input />
</Field>`,
    Preview: ({ text }) => {
      const value = stripBidiIsolates(text('sample.teamName'));
      const team = (field: object, input: object = {}) => (
        <Field label={text('sample.team')} {...field}>
          <Input defaultValue={value} {...input} />
        </Field>
      );
      return (
        <StateGrid
          stretched
          minWidth={230}
          states={{
            [text('states.empty')]: team({ hint: text('text.states.hint') }, { defaultValue: '', placeholder: value }),
            [text('states.filled')]: team({}),
            [text('states.required')]: team({ required: true }),
            [text('states.readOnly')]: team({}, { readOnly: true }),
            [text('states.disabled')]: team({}, { disabled: true }),
            [text('states.wrong')]: team({ validationState: 'error', validationMessage: text('text.states.wrong') }),
            [text('states.doubtful')]: team({
              validationState: 'warning',
              validationMessage: text('text.states.doubtful'),
            }),
            [text('states.right')]: team({ validationState: 'success', validationMessage: text('text.states.right') }),
          }}
        />
      );
    },
  },
  looks: {
    code: '<Input appearance="filled-darker" size="large" />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const label = text('sample.team');
      const looks = ['outline', 'underline', 'filled-darker', 'filled-lighter'] as const;
      const sizes = ['small', 'medium', 'large'] as const;
      return (
        <StateGrid
          stretched
          minWidth={200}
          states={{
            ...statesOf(
              looks,
              (appearance) => text(`looks.${appearance}`),
              (appearance) => (
                <div className={appearance === 'filled-lighter' ? styles.ground : ''}>
                  <Input
                    className={styles.whole}
                    appearance={appearance}
                    aria-label={label}
                    defaultValue={stripBidiIsolates(text('sample.teamName'))}
                  />
                </div>
              ),
            ),
            ...statesOf(
              sizes,
              (size) => text(`sizes.${size}`),
              (size) => (
                <Input size={size} aria-label={label} defaultValue={stripBidiIsolates(text('sample.teamName'))} />
              ),
            ),
          }}
        />
      );
    },
  },
  kinds: {
    code: '<Input type="email" contentBefore={<MailRegular />} dir="ltr" />',
    Preview: ({ text }) => {
      const [value, setValue] = useState('');
      return (
        <div style={columns(280, '16px 24px')}>
          <Field label={text('sample.email')}>
            <Input type="email" contentBefore={<MailRegular aria-hidden />} placeholder="name@example.com" dir="ltr" />
          </Field>
          <Field label={text('sample.phone')}>
            <Input type="tel" contentBefore={<PhoneRegular aria-hidden />} dir="ltr" />
          </Field>
          <Field label={text('sample.password')}>
            <Input type="password" autoComplete="off" dir="ltr" />
          </Field>
          <Field label={text('sample.search')}>
            <SearchBox value={value} onChange={(_, { value }) => setValue(value)} />
          </Field>
          <Field label={text('sample.plate')} hint={text('text.kinds.plate')}>
            <Input contentBefore={<CalendarLtrRegular aria-hidden />} contentAfter="2026" />
          </Field>
        </div>
      );
    },
  },
  long: {
    code: '<Textarea rows={4} maxLength={200} resize="vertical" />',
    Preview: ({ text }) => {
      const [value, setValue] = useState(stripBidiIsolates(text('sample.note')));
      return (
        <div style={columns(280, '16px 24px')}>
          <Field label={text('sample.notes')} hint={text('text.long.count', { count: maxLength - value.length })}>
            <Textarea
              dir="auto"
              rows={4}
              maxLength={maxLength}
              resize="vertical"
              value={value}
              onChange={(_, { value }) => setValue(value)}
            />
          </Field>
          <Field label={text('sample.notes')} hint={text('text.long.disabled')}>
            <Textarea dir="auto" rows={4} disabled value={stripBidiIsolates(text('sample.note'))} />
          </Field>
        </div>
      );
    },
  },
  groups: {
    code: '<Input type="number" contentBefore="$" contentAfter={<Select appearance="underline">…</Select>} />',
    Preview: () => (
      <div style={columns(280, '16px 24px')}>
        <AddressGroup />
        <AmountGroup />
        <ShareGroup />
      </div>
    ),
  },
};
