import { ok } from '@contract/failure';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Form } from '../../kit/form/form';
import { rulesOf } from '../../kit/form/rules';
import { TextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({ form: { inlineSize: '360px', maxInlineSize: '100%', textAlign: 'start' } });

interface Asked {
  email: string;
}

/** An address to write to when it is there. Sent nowhere. */
export const NotifyForm = (): ReactNode => {
  const styles = useStyles();
  const text = useText('status-pages');
  return (
    <div className={styles.form}>
      <Form<Asked, null>
        draft="status.tell"
        values={{ email: '' }}
        submit={text('tell.submit')}
        saved={text('tell.saved')}
        onSubmit={async () => ok(null)}
      >
        <TextField<Asked>
          name="email"
          type="email"
          label={text('tell.email')}
          rules={rulesOf<Asked>({ label: text('tell.email'), required: true, email: true, maxLength: 254 })}
        />
      </Form>
    </div>
  );
};
