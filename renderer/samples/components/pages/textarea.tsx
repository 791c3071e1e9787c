import { Field, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { stripBidiIsolates } from '../../../kit/format/text';
import { width } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { FieldStates } from '../field-states';

const maxLength = 120;

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Textarea resize="vertical" />',
    Preview: ({ text }) => {
      const value = stripBidiIsolates(text('textarea.said'));
      return (
        <FieldStates
          text={text}
          label={text('textarea.label')}
          minWidth={240}
          states={{
            default: <Textarea dir="auto" defaultValue={value} resize="vertical" />,
            error: { validationMessage: text('textarea.error'), children: <Textarea /> },
            disabled: <Textarea dir="auto" defaultValue={value} disabled />,
          }}
        />
      );
    },
  },
  counted: {
    code: '<Field hint={left}><Textarea maxLength={120} /></Field>',
    Preview: ({ text }) => {
      const [value, setValue] = useState(stripBidiIsolates(text('textarea.said')));
      return (
        <Field
          style={width(420)}
          label={text('textarea.label')}
          hint={text('textarea.count', { left: maxLength - value.length, most: maxLength })}
        >
          <Textarea
            dir="auto"
            value={value}
            maxLength={maxLength}
            resize="vertical"
            onChange={(_, next) => setValue(next.value)}
          />
        </Field>
      );
    },
  },
};
