/** The proxy of all requests: the computer's, one of the app's own, or none. */
import type { Failure } from '@contract/failure';
import { type ProxyChoice, type ProxyMode, proxyModes, systemProxy } from '@contract/network/proxy';
import { Button, Field, Input, makeStyles, Radio, RadioGroup, Textarea, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { fieldErrorProps } from '../../kit/form/field-error-props';
import { useFixedHint } from '../../kit/form/use-fixed-hint';
import { useText } from '../../kit/format/text';
import { useNetwork } from '../../kit/stores/network';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { Setting } from './parts/setting';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalM, maxInlineSize: '520px' },
  actions: { justifySelf: 'start' },
});

export const ProxySettings = () => {
  const text = useText('settings');
  const fixedHint = useFixedHint('proxy');
  const stored = useSettings(({ settings }) => settings?.proxy) ?? systemProxy;
  // Another choice, also the policy's, starts the form anew.
  return (
    <Setting title={text('network.proxy')} about={text('network.proxyAbout')} note={fixedHint} tall>
      <ProxyForm key={JSON.stringify(stored)} stored={stored} isFixed={fixedHint !== undefined} />
      <SignedInProxy />
    </Setting>
  );
};

const SignedInProxy = () => {
  const styles = useStyles();
  const text = useText('settings');
  const proxy = useNetwork(({ signedInProxy }) => signedInProxy);
  if (proxy === undefined) return null;
  return (
    <div className={styles.form}>
      <span>{text('network.proxySignedIn', { proxy })}</span>
      <Button className={styles.actions} onClick={() => void bridge().network.signOutOfProxy().then(notifyFailure)}>
        {text('network.proxySignOut')}
      </Button>
    </div>
  );
};

const ProxyForm = ({ stored, isFixed }: { readonly stored: ProxyChoice; readonly isFixed: boolean }) => {
  const styles = useStyles();
  const text = useText('settings');
  const [mode, setMode] = useState(stored.mode);
  const [address, setAddress] = useState(stored.address);
  const [bypass, setBypass] = useState(stored.bypass.join('\n'));
  const [failure, setFailure] = useState<Failure>();

  const save = async (next: ProxyMode): Promise<void> => {
    const result = await changeSettings({ proxy: { mode: next, address, bypass: bypass.split('\n') } });
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) notify({ intent: 'success', title: text('network.proxySaved') });
  };
  const choose = (next: ProxyMode | undefined): void => {
    if (!next) return;
    setMode(next);
    setFailure(undefined);
    // A manual proxy needs its address first.
    if (next !== 'manual') void save(next);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save('manual');
  };
  const errorOf = (code: Failure['code']) => (failure?.code === code ? text(`network.${code}`) : undefined);
  const isKnownError = failure?.code === 'proxy-address' || failure?.code === 'proxy-bypass';
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <RadioGroup
        aria-label={text('network.proxy')}
        value={mode}
        disabled={isFixed}
        onChange={(_, { value }) => choose(proxyModes.find((each) => each === value))}
      >
        {proxyModes.map((each) => (
          <Radio key={each} value={each} label={text(`network.proxyModes.${each}`)} />
        ))}
      </RadioGroup>
      {failure && !isKnownError && <FailureMessage failure={failure} />}
      {mode === 'manual' && (
        <>
          <Field
            label={text('network.proxyAddress')}
            required
            hint={text('network.proxyAddressHint')}
            {...fieldErrorProps(errorOf('proxy-address'))}
          >
            <Input
              value={address}
              disabled={isFixed}
              onChange={(_, { value }) => setAddress(value)}
              inputMode="url"
              maxLength={300}
              placeholder="proxy.example.com:8080"
              spellCheck={false}
              autoComplete="off"
              dir="ltr"
            />
          </Field>
          <Field
            label={text('network.proxyBypass')}
            hint={text('network.proxyBypassHint')}
            {...fieldErrorProps(errorOf('proxy-bypass'))}
          >
            <Textarea
              value={bypass}
              disabled={isFixed}
              onChange={(_, { value }) => setBypass(value)}
              rows={3}
              maxLength={10_000}
              spellCheck={false}
              dir="ltr"
            />
          </Field>
          {!isFixed && (
            <Button className={styles.actions} type="submit">
              {text('network.proxySave')}
            </Button>
          )}
        </>
      )}
    </form>
  );
};
