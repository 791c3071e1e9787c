import type { AccountDevice } from '@contract/samples/entities/page';
import { Badge, Button, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { notify } from '../../kit/feedback/notify';
import { fieldErrorProps } from '../../kit/form/field-error-props';
import { type NewPassword, NewPasswordFields } from '../../kit/form/password/new-password-fields';
import { PasswordField } from '../../kit/form/password/password-field';
import { formatDateTime } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { DeviceName } from '../kit/device-name';
import { LocalForm } from '../kit/local-form';
import { codeLength, filled } from '../kit/one-time-code/code';
import { OneTimeCodeInput } from '../kit/one-time-code/one-time-code-input';
import { PlainTable } from '../kit/plain-table';
import { save, type TabProps } from './saved-settings';

const useTwoStepsStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalL },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
});

/** Two-step verification: a code turns it on, a confirmation turns it off. */
const TwoSteps = ({ settings: { security } }: TabProps): ReactNode => {
  const styles = useTwoStepsStyles();
  const text = useText('account-settings');
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const isOn = security?.twoSteps === true;
  const isShort = sent && filled(code) < codeLength;
  const close = () => {
    setOpen(false);
    setCode('');
    setSent(false);
  };
  const turn = (twoSteps: boolean) => {
    save({ security: { devices: security?.devices ?? [], twoSteps } });
    notify({ id: 'two-steps', intent: 'success', title: text(twoSteps ? 'twoSteps.isOn' : 'twoSteps.isOff') });
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (filled(code) === codeLength) turn(true);
  };
  return (
    <SectionCard
      title={text('twoSteps.title')}
      description={text('twoSteps.about')}
      actions={
        <Badge appearance="tint" color={isOn ? 'success' : 'subtle'}>
          {text(isOn ? 'twoSteps.on' : 'twoSteps.off')}
        </Badge>
      }
    >
      <div className={styles.line}>
        <Text>{text(isOn ? 'twoSteps.bodyOn' : 'twoSteps.bodyOff')}</Text>
        <Button onClick={() => setOpen(true)}>{text(isOn ? 'twoSteps.turnOff' : 'twoSteps.turnOn')}</Button>
      </div>
      {open && !isOn ? (
        <FormDialog title={text('twoSteps.enter')} width={440} onClose={close}>
          <form className={styles.form} onSubmit={submit} noValidate>
            <Text>{text('twoSteps.enterAbout', { count: codeLength })}</Text>
            <Field {...fieldErrorProps(isShort ? text('twoSteps.short', { count: codeLength }) : undefined)}>
              <OneTimeCodeInput value={code} onChange={setCode} label={text('twoSteps.code')} autoFocus />
            </Field>
            <div className={styles.actions}>
              <Button type="submit" appearance="primary">
                {text('twoSteps.turnOn')}
              </Button>
              <Button onClick={close}>{text('cancel')}</Button>
            </div>
          </form>
        </FormDialog>
      ) : undefined}
      <ConfirmDialog
        open={open && isOn}
        title={text('twoSteps.question')}
        body={text('twoSteps.questionBody')}
        confirm={text('twoSteps.turnOff')}
        destructive
        onConfirm={() => turn(false)}
        onCancel={close}
      />
    </SectionCard>
  );
};

/** Signed-in devices. All but this one can be signed out. */
const Devices = ({ settings: { security } }: TabProps): ReactNode => {
  const text = useText('account-settings');
  const [leaving, setLeaving] = useState<AccountDevice>();
  const devices = security?.devices ?? [];
  const signOut = () => {
    save({
      security: { twoSteps: security?.twoSteps === true, devices: devices.filter(({ id }) => id !== leaving?.id) },
    });
    notify({ intent: 'success', title: text('devices.done', { name: leaving?.name ?? '' }) });
    setLeaving(undefined);
  };
  return (
    <SectionCard title={text('devices.title')} description={text('devices.about')}>
      <PlainTable
        label={text('devices.title')}
        frame={text('devices.table')}
        minWidth={560}
        columns={['device', 'place', 'seen', 'act']}
        headOf={(column) => text(`devices.${column}`)}
        rows={devices.map((device) => ({
          key: device.id,
          cells: {
            device: <DeviceName kind={device.kind} name={device.name} />,
            place: device.place,
            seen: formatDateTime(device.seenAt),
            act: device.current ? (
              <Badge appearance="tint">{text('devices.current')}</Badge>
            ) : (
              <Button
                size="small"
                aria-label={text('devices.signOutOf', { name: device.name })}
                onClick={() => setLeaving(device)}
              >
                {text('devices.signOut')}
              </Button>
            ),
          },
        }))}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('devices.question', { name: leaving?.name ?? '' })}
        body={text('devices.body')}
        confirm={text('devices.signOut')}
        destructive
        onConfirm={signOut}
        onCancel={() => setLeaving(undefined)}
      />
    </SectionCard>
  );
};

const useStyles = makeStyles({ fields: { display: 'grid', rowGap: tokens.spacingVerticalL, maxInlineSize: '420px' } });

interface Change extends NewPassword {
  current: string;
}

const PasswordForm = (): ReactNode => {
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

/** Password, two-step verification and devices. */
export const SecurityTab = ({ settings }: TabProps): ReactNode => (
  <>
    <PasswordForm />
    <TwoSteps settings={settings} />
    <Devices settings={settings} />
  </>
);
