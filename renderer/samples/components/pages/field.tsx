import { Field, Input, makeStyles, Text } from '@fluentui/react-components';
import { MailRegular, SearchRegular } from '@fluentui/react-icons';
import { width } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { FieldStates } from '../field-states';

const useStyles = makeStyles({
  input: { minInlineSize: 0 },
});

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Field label="Email" required validationMessage={error}><Input type="email" /></Field>',
    Preview: ({ text }) => {
      const { input: box } = useStyles();
      const value = 'race.control@example.org';
      const input = <Input className={box} defaultValue={value} />;
      return (
        <FieldStates
          text={text}
          label={text('words.email')}
          minWidth={220}
          states={{
            default: input,
            required: { required: true, hint: text('field.states.hint'), children: <Input className={box} /> },
            error: {
              validationMessage: text('field.states.error'),
              children: <Input className={box} defaultValue="race.control" />,
            },
            warning: { validationState: 'warning', validationMessage: text('field.states.warning'), children: input },
            success: { validationState: 'success', validationMessage: text('field.states.success'), children: input },
            disabled: <Input className={box} defaultValue={value} disabled />,
            readonly: <Input className={box} defaultValue={value} readOnly />,
          }}
        />
      );
    },
  },
  looks: {
    layout: 'column',
    code: '<Input appearance="filled-darker" />',
    Preview: ({ text }) =>
      (['outline', 'underline', 'filled-darker'] as const).map((look) => (
        <Input
          key={look}
          style={width(320)}
          appearance={look}
          aria-label={text('words.name')}
          placeholder={text('words.name')}
        />
      )),
  },
  around: {
    layout: 'column',
    code: '<Input contentBefore={<MailRegular />} />',
    Preview: ({ text }) => (
      <>
        <Input
          style={width(320)}
          contentBefore={<MailRegular />}
          dir="ltr"
          aria-label={text('words.email')}
          placeholder={text('words.email')}
        />
        <Input
          style={width(320)}
          contentAfter={<Text size={200}>{text('field.around.unit')}</Text>}
          aria-label={text('field.around.weight')}
          defaultValue="1,240"
        />
        <Input
          style={width(320)}
          contentBefore={<SearchRegular />}
          aria-label={text('words.filter')}
          placeholder={text('words.filter')}
        />
      </>
    ),
  },
  beside: {
    code: '<Field label="Name" orientation="horizontal"><Input /></Field>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Field style={width(320)} orientation="horizontal" label={text('words.name')} hint={text('field.beside.hint')}>
          <Input className={styles.input} />
        </Field>
      );
    },
  },
};
