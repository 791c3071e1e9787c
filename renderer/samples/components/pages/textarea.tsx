import { Field, makeStyles, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { stripBidiIsolates } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({ field: { inlineSize: '420px', maxInlineSize: '100%' } });
const most = 120;
export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Textarea resize="vertical" />',
    Preview: ({ text }) => {
      const label = text('textarea.label');
      const said = stripBidiIsolates(text('textarea.said'));
      return (
        <StateGrid
          stretched
          minWidth={240}
          states={{
            [text('states.default')]: (
              <Field label={label}>
                <Textarea dir="auto" defaultValue={said} resize="vertical" />
              </Field>
            ),
            [text('states.error')]: (
              <Field label={label} validationMessage={text('textarea.error')}>
                <Textarea />
              </Field>
            ),
            [text('states.disabled')]: (
              <Field label={label}>
                <Textarea dir="auto" defaultValue={said} disabled />
              </Field>
            ),
          }}
        />
      );
    },
  },
  counted: {
    code: '<Field hint={left}><Textarea maxLength={120} /></Field>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [value, setValue] = useState(stripBidiIsolates(text('textarea.said')));
      return (
        <Field
          className={styles.field}
          label={text('textarea.label')}
          hint={text('textarea.count', { left: most - value.length, most })}
        >
          <Textarea
            dir="auto"
            value={value}
            maxLength={most}
            resize="vertical"
            onChange={(_, next) => setValue(next.value)}
          />
        </Field>
      );
    },
  },
};
