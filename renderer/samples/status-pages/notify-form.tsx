import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';

const useStyles = makeStyles({ form: { inlineSize: '360px', maxInlineSize: '100%', textAlign: 'start' } });

interface Subscription {
  email: string;
}

/** Asks for an email address to notify at launch. Nothing is sent. */
export const NotifyForm = (): ReactNode => {
  const styles = useStyles();
  const text = useText('status-pages');
  return (
    <div className={styles.form}>
      <LocalForm<Subscription>
        draftKey="status.tell"
        values={{ email: '' }}
        submitLabel={text('tell.submit')}
        savedMessage={text('tell.saved')}
      >
        <FormFields<Subscription>
          area="status-pages"
          rows={[{ name: 'email', kind: 'email', label: text('tell.email'), required: true, maxLength: 254 }]}
        />
      </LocalForm>
    </div>
  );
};
