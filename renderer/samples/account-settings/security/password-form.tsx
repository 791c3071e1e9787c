import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type NewPassword, NewPasswordFields } from '../../../kit/form/password/new-password-fields';
import { PasswordField } from '../../../kit/form/password/password-field';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { LocalForm } from '../../kit/local-form';

const useStyles = makeStyles({ fields: { display: 'grid', rowGap: tokens.spacingVerticalL, maxInlineSize: '420px' } });

interface Change extends NewPassword {
  current: string;
}

export const PasswordForm = (): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  return (
    <SectionCard title={text('password.title')} description={text('password.about')}>
      <LocalForm<Change>
        draftKey="account-settings.security.password"
        values={{ current: '', password: '', confirmPassword: '' }}
        secretFields={['current', 'password', 'confirmPassword']}
        submitLabel={text('password.submit')}
        savedMessage={text('password.saved')}
      >
        <div className={styles.fields}>
          <PasswordField<Change>
            name="current"
            label={text('password.current')}
            autoComplete="current-password"
            rules={{ required: text('password.currentRequired') }}
          />
          <NewPasswordFields />
        </div>
      </LocalForm>
    </SectionCard>
  );
};
