import { Field, Input, makeStyles, SearchBox, Textarea, tokens } from '@fluentui/react-components';
import { CalendarLtrRegular, MailRegular, PhoneRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { bare, useText } from '../../../kit/text';
import { family } from '../family';
import { AddressGroup, AmountGroup, ShareGroup } from '../input-groups';

const useStyles = makeStyles({
  whole: { inlineSize: '100%' },
  // The lighter filled field is made for colored grounds, and is not seen on a white one.
  ground: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    boxShadow: `0 0 0 4px ${tokens.colorNeutralBackground3}`,
  },
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: '16px 24px',
  },
});

const States = (): ReactNode => {
  const text = useText('forms');
  const of = (name: string) => ({ name: text(`states.${name}`), label: text('sample.team') });
  const make = (name: string, field: object, input: object = {}) => ({
    name: text(`states.${name}`),
    shown: (
      <Field label={of(name).label} {...field}>
        <Input defaultValue={bare(text('sample.teamName'))} {...input} />
      </Field>
    ),
  });
  return (
    <StateGrid
      stretched
      least={230}
      states={[
        make('empty', { hint: text('text.states.hint') }, { defaultValue: '', placeholder: text('sample.teamName') }),
        make('filled', {}),
        make('required', { required: true }),
        make('readOnly', {}, { readOnly: true }),
        make('disabled', {}, { disabled: true }),
        make('wrong', { validationState: 'error', validationMessage: text('text.states.wrong') }),
        make('doubtful', { validationState: 'warning', validationMessage: text('text.states.doubtful') }),
        make('right', { validationState: 'success', validationMessage: text('text.states.right') }),
      ]}
    />
  );
};

const Looks = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const label = text('sample.team');
  const looks = ['outline', 'underline', 'filled-darker', 'filled-lighter'] as const;
  const sizes = ['small', 'medium', 'large'] as const;
  return (
    <StateGrid
      stretched
      least={200}
      states={[
        ...looks.map((appearance) => ({
          name: text(`looks.${appearance}`),
          shown: (
            <div className={appearance === 'filled-lighter' ? styles.ground : ''}>
              <Input
                className={styles.whole}
                appearance={appearance}
                aria-label={label}
                defaultValue={bare(text('sample.teamName'))}
              />
            </div>
          ),
        })),
        ...sizes.map((size) => ({
          name: text(`sizes.${size}`),
          shown: <Input size={size} aria-label={label} defaultValue={bare(text('sample.teamName'))} />,
        })),
      ]}
    />
  );
};

const Kinds = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const [words, setWords] = useState('');
  return (
    <div className={styles.groups}>
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
        <SearchBox value={words} onChange={(_, { value }) => setWords(value)} />
      </Field>
      <Field label={text('sample.plate')} hint={text('text.kinds.plate')}>
        <Input contentBefore={<CalendarLtrRegular aria-hidden />} contentAfter="2026" />
      </Field>
    </div>
  );
};

const most = 200;

const Long = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const [words, setWords] = useState(bare(text('sample.note')));
  return (
    <div className={styles.groups}>
      <Field label={text('sample.notes')} hint={text('text.long.count', { count: most - words.length })}>
        <Textarea
          dir="auto"
          rows={4}
          maxLength={most}
          resize="vertical"
          value={words}
          onChange={(_, { value }) => setWords(value)}
        />
      </Field>
      <Field label={text('sample.notes')} hint={text('text.long.disabled')}>
        <Textarea dir="auto" rows={4} disabled value={bare(text('sample.note'))} />
      </Field>
    </div>
  );
};

const Groups = (): ReactNode => (
  <div className={useStyles().groups}>
    <AddressGroup />
    <AmountGroup />
    <ShareGroup />
  </div>
);

const examples = [
  {
    name: 'states',
    Stage: States,
    layout: 'block',
    code: `<Field label="Team" validationState="error" validationMessage="This team is on the list already.">
  <Input />
</Field>`,
  },
  { name: 'looks', Stage: Looks, layout: 'block', code: '<Input appearance="filled-darker" size="large" />' },
  {
    name: 'kinds',
    Stage: Kinds,
    layout: 'block',
    code: '<Input type="email" contentBefore={<MailRegular />} dir="ltr" />',
  },
  { name: 'long', Stage: Long, layout: 'block', code: '<Textarea rows={4} maxLength={200} resize="vertical" />' },
  {
    name: 'groups',
    Stage: Groups,
    layout: 'block',
    code: '<Input type="number" contentBefore="$" contentAfter={<Select appearance="underline">…</Select>} />',
  },
] as const;

/** `/forms/text` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="text" examples={examples} />;
