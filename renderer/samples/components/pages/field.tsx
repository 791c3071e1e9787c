import { Field, Input, makeStyles, Text } from '@fluentui/react-components';
import { MailRegular, SearchRegular } from '@fluentui/react-icons';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
  narrow: { inlineSize: '320px', maxInlineSize: '100%' },
  input: { minInlineSize: 0 },
});
export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Field label="Email" required validationMessage={error}><Input type="email" /></Field>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const label = text('words.email');
      const value = 'race.control@example.org';
      const input = <Input className={styles.input} defaultValue={value} />;
      const bad = <Input className={styles.input} defaultValue="race.control" />;
      return (
        <StateGrid
          stretched
          minWidth={220}
          states={{
            [text('states.default')]: <Field label={label}>{input}</Field>,
            [text('states.required')]: (
              <Field label={label} required hint={text('field.states.hint')}>
                <Input className={styles.input} />
              </Field>
            ),
            [text('states.error')]: (
              <Field label={label} validationMessage={text('field.states.error')}>
                {bad}
              </Field>
            ),
            [text('states.warning')]: (
              <Field label={label} validationState="warning" validationMessage={text('field.states.warning')}>
                {input}
              </Field>
            ),
            [text('states.success')]: (
              <Field label={label} validationState="success" validationMessage={text('field.states.success')}>
                {input}
              </Field>
            ),
            [text('states.disabled')]: (
              <Field label={label}>
                <Input className={styles.input} defaultValue={value} disabled />
              </Field>
            ),
            [text('states.readonly')]: (
              <Field label={label}>
                <Input className={styles.input} defaultValue={value} readOnly />
              </Field>
            ),
          }}
        />
      );
    },
  },
  looks: {
    layout: 'column',
    code: '<Input appearance="filled-darker" />',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (['outline', 'underline', 'filled-darker'] as const).map((look) => (
        <Input
          key={look}
          className={styles.narrow}
          appearance={look}
          aria-label={text('words.name')}
          placeholder={text('words.name')}
        />
      ));
    },
  },
  around: {
    layout: 'column',
    code: '<Input contentBefore={<MailRegular />} />',
    Preview: ({ text }) => {
      const styles = useStyles();
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
    },
  },
  beside: {
    code: '<Field label="Name" orientation="horizontal"><Input /></Field>',
    Preview: ({ text }) => {
      const styles = useStyles();
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
    },
  },
};
