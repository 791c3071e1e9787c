import { makeStyles, Switch } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { type NewPassword, NewPasswordFields } from '../../../kit/form/password/new-password-fields';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { DeviceName } from '../../kit/device-name';
import { LocalForm } from '../../kit/local-form';
import { PlainTable } from '../../kit/plain-table';

const useStyles = makeStyles({
  narrow: { maxInlineSize: '420px', display: 'grid', rowGap: '16px' },
});

const devices = { office: 'laptop', phone: 'phone', paddock: 'tablet' } as const;

/** A new password, two-step verification, and the user's devices. */
export const SecurityTab = (): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const [second, setSecond] = useState(true);
  return (
    <>
      <SectionCard title={text('security.password')} description={text('security.passwordAbout')}>
        <LocalForm<NewPassword>
          draftKey="user.password"
          values={{ password: '', confirmPassword: '' }}
          secretFields={['password', 'confirmPassword']}
          submitLabel={text('security.change')}
          savedMessage={text('security.changed')}
        >
          <div className={styles.narrow}>
            <NewPasswordFields />
          </div>
        </LocalForm>
      </SectionCard>
      <SectionCard title={text('security.second')} description={text('security.secondAbout')}>
        <Switch checked={second} onChange={(_, { checked }) => setSecond(checked)} label={text('security.secondOn')} />
      </SectionCard>
      <SectionCard title={text('security.devices')}>
        <PlainTable
          label={text('security.devices')}
          columns={['device', 'place', 'last']}
          headOf={(column) => text(`security.${column}`)}
          rows={Object.entries(devices).map(([key, kind]) => ({
            key,
            cells: {
              device: <DeviceName kind={kind} name={text(`security.known.${key}.device`)} />,
              place: text(`security.known.${key}.place`),
              last: text(`security.known.${key}.last`),
            },
          }))}
        />
      </SectionCard>
    </>
  );
};
