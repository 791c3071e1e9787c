import { Field, makeStyles, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { bare, useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({ field: { inlineSize: '420px', maxInlineSize: '100%' } });
const most = 120;

const States = (): ReactNode => {
  const text = useText('components');
  const label = text('textarea.label');
  const said = bare(text('textarea.said'));
  return (
    <StateGrid
      stretched
      least={240}
      states={[
        {
          name: text('states.default'),
          shown: (
            <Field label={label}>
              <Textarea dir="auto" defaultValue={said} resize="vertical" />
            </Field>
          ),
        },
        {
          name: text('states.error'),
          shown: (
            <Field label={label} validationMessage={text('textarea.error')}>
              <Textarea />
            </Field>
          ),
        },
        {
          name: text('states.disabled'),
          shown: (
            <Field label={label}>
              <Textarea dir="auto" defaultValue={said} disabled />
            </Field>
          ),
        },
      ]}
    />
  );
};

const Counted = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [value, setValue] = useState(bare(text('textarea.said')));
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
};

export const Screen = componentScreen('textarea', [
  { name: 'states', Stage: States, layout: 'block', code: '<Textarea resize="vertical" />' },
  { name: 'counted', Stage: Counted, code: '<Field hint={left}><Textarea maxLength={120} /></Field>' },
]);
