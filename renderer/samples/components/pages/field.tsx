import { Field, Input, makeStyles, Text } from '@fluentui/react-components';
import { MailRegular, SearchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({
  narrow: { inlineSize: '320px', maxInlineSize: '100%' },
  input: { minInlineSize: 0 },
});

const States = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const label = text('words.email');
  const value = 'race.control@example.org';
  const input = <Input className={styles.input} defaultValue={value} />;
  const bad = <Input className={styles.input} defaultValue="race.control" />;
  return (
    <StateGrid
      stretched
      least={220}
      states={[
        { name: text('states.default'), shown: <Field label={label}>{input}</Field> },
        {
          name: text('states.required'),
          shown: (
            <Field label={label} required hint={text('field.states.hint')}>
              <Input className={styles.input} />
            </Field>
          ),
        },
        {
          name: text('states.error'),
          shown: (
            <Field label={label} validationMessage={text('field.states.error')}>
              {bad}
            </Field>
          ),
        },
        {
          name: text('states.warning'),
          shown: (
            <Field label={label} validationState="warning" validationMessage={text('field.states.warning')}>
              {input}
            </Field>
          ),
        },
        {
          name: text('states.success'),
          shown: (
            <Field label={label} validationState="success" validationMessage={text('field.states.success')}>
              {input}
            </Field>
          ),
        },
        {
          name: text('states.disabled'),
          shown: (
            <Field label={label}>
              <Input className={styles.input} defaultValue={value} disabled />
            </Field>
          ),
        },
        {
          name: text('states.readonly'),
          shown: (
            <Field label={label}>
              <Input className={styles.input} defaultValue={value} readOnly />
            </Field>
          ),
        },
      ]}
    />
  );
};

const Looks = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (['outline', 'underline', 'filled-darker'] as const).map((look) => (
    <Input
      key={look}
      className={styles.narrow}
      appearance={look}
      aria-label={text('words.name')}
      placeholder={text('words.name')}
    />
  ));
};

const Around = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <>
      <Input
        className={styles.narrow}
        contentBefore={<MailRegular />}
        dir="ltr"
        aria-label={text('words.email')}
        placeholder={text('words.email')}
      />
      <Input
        className={styles.narrow}
        contentAfter={<Text size={200}>{text('field.around.unit')}</Text>}
        aria-label={text('field.around.weight')}
        defaultValue="1,240"
      />
      <Input
        className={styles.narrow}
        contentBefore={<SearchRegular />}
        aria-label={text('words.filter')}
        placeholder={text('words.filter')}
      />
    </>
  );
};

const Beside = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <Field
      className={styles.narrow}
      orientation="horizontal"
      label={text('words.name')}
      hint={text('field.beside.hint')}
    >
      <Input className={styles.input} />
    </Field>
  );
};

export const Screen = componentScreen('field', [
  {
    name: 'states',
    Stage: States,
    layout: 'block',
    code: '<Field label="Email" required validationMessage={error}><Input type="email" /></Field>',
  },
  { name: 'looks', Stage: Looks, layout: 'column', code: '<Input appearance="filled-darker" />' },
  { name: 'around', Stage: Around, layout: 'column', code: '<Input contentBefore={<MailRegular />} />' },
  { name: 'beside', Stage: Beside, code: '<Field label="Name" orientation="horizontal"><Input /></Field>' },
]);
