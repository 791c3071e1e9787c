/** The live server's profile: import, export, and its simplest settings. */
import type { ServerProfile } from '@contract/reading/server-profile';
import { Button, Field, Input, makeStyles, Radio, RadioGroup, Tag, TagGroup, tokens } from '@fluentui/react-components';
import { PlugConnectedRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { TimeZoneCombobox } from '../../kit/form/location/time-zone-combobox';
import { useText } from '../../kit/format/text';
import { changeProfile, readProfile, useServerCheck } from '../../kit/stores/server-check';
import { useSession } from '../../kit/stores/session';
import { Setting } from './parts/setting';

const useHostStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px' },
  input: { minInlineSize: '280px' },
});

/** Adds a host whose pictures and files may be shown; resolves to whether it was added. */
const HostField = ({ onAdd }: { readonly onAdd: (host: string) => Promise<boolean> }): ReactNode => {
  const styles = useHostStyles();
  const text = useText('settings');
  const [host, setHost] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const name = host
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, '');
    const isValid = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(name);
    setInvalid(!isValid);
    if (isValid && (await onAdd(name))) setHost('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <Field {...(isInvalid ? { validationMessage: text('profile.hostWrong') } : {})}>
        <Input
          className={styles.input}
          aria-label={text('profile.hostName')}
          placeholder="files.example.com"
          value={host}
          onChange={(_, { value }) => setHost(value)}
          maxLength={260}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
        />
      </Field>
      <Button type="submit" disabledFocusable={host.trim() === ''}>
        {text('profile.hostAdd')}
      </Button>
    </form>
  );
};

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '20px', fontSize: tokens.fontSizeBase200 },
  path: { fontFamily: tokens.fontFamilyMonospace },
});

/** The problems of a profile, by path. */
const ProfileProblems = ({ problems }: { readonly problems: Readonly<Record<string, string>> }): ReactNode => {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {Object.entries(problems).map(([path, reason]) => (
        <li key={path}>
          <bdi className={styles.path}>{path}</bdi>: <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
};

/** Removes undefined fields, because a profile omits a field instead of leaving it empty. */
const saveWith = async (profile: ServerProfile, change: { readonly [K in keyof ServerProfile]?: unknown }) => {
  const next = JSON.parse(JSON.stringify({ ...profile, ...change }));
  return notifyFailure(await changeProfile(() => bridge().servers.saveProfile({ profile: next })));
};

export const ProfileSettings = (): ReactNode => {
  const text = useText('settings');
  const navigate = useNavigate();
  const isLive = useSession((state) => state.session?.mode === 'live');
  const isSignedIn = useSession((state) => state.session?.state === 'signed-in');
  const server = useSession((state) => state.session?.server);
  const view = useServerCheck((state) => state.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another server has another profile
  useEffect(() => void readProfile(), [server]);
  if (!isLive || !view || view.server === '') return null;
  const { from, profile, problems } = view;
  const isFixed = from === 'policy';
  return (
    <>
      <Setting title={text('profile.title')} about={text(`profile.from.${from}`)}>
        <ProfileFiles from={from} />
      </Setting>
      {problems && (
        <NoticeBar intent="warning" layout="multiline">
          {text('profile.problems')}
          <ProfileProblems problems={problems} />
        </NoticeBar>
      )}
      <Setting title={text('profile.money')} about={text('profile.moneyAbout')}>
        <RadioGroup
          layout="horizontal"
          aria-label={text('profile.money')}
          disabled={isFixed}
          value={profile.money ?? ''}
          onChange={(_, { value }) => void saveWith(profile, { money: value === '' ? undefined : value })}
        >
          {(['', 'minor', 'major'] as const).map((unit) => (
            <Radio key={unit} value={unit} label={text(`profile.units.${unit || 'unset'}`)} />
          ))}
        </RadioGroup>
      </Setting>
      <Setting title={text('profile.zone')} about={text('profile.zoneAbout')}>
        <TimeZoneCombobox
          aria-label={text('profile.zone')}
          zone={profile.zone ?? ''}
          noneLabel={text('profile.zoneNone')}
          disabled={isFixed}
          onChoose={(zone) => void saveWith(profile, { zone: zone || undefined })}
        />
      </Setting>
      <Setting title={text('profile.hosts')} about={text('profile.hostsAbout')} tall>
        <TagGroup
          aria-label={text('profile.hosts')}
          onDismiss={(_, { value }) =>
            void saveWith(profile, { media: { hosts: profile.media?.hosts.filter((host) => host !== value) ?? [] } })
          }
        >
          {(profile.media?.hosts ?? []).map((host) => (
            <Tag key={host} value={host} dismissible={!isFixed}>
              <bdi>{host}</bdi>
            </Tag>
          ))}
        </TagGroup>
        {!isFixed && (
          <HostField
            onAdd={(host) =>
              saveWith(profile, { media: { hosts: [...new Set([...(profile.media?.hosts ?? []), host])] } })
            }
          />
        )}
      </Setting>
      <Setting title={text('check.setting')} about={text('check.settingAbout')}>
        <Button
          icon={<PlugConnectedRegular />}
          disabledFocusable={!isSignedIn}
          onClick={() => void navigate('/settings/server-check')}
        >
          {text('check.openScreen')}
        </Button>
      </Setting>
    </>
  );
};

/** Import, export and removal, and the reason if a file was refused. */
const ProfileFiles = ({ from }: { readonly from: 'none' | 'own' | 'policy' }): ReactNode => {
  const text = useText('settings');
  const [isConfirming, setConfirming] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>();
  const { servers } = bridge();
  const load = async () => {
    const result = await changeProfile(() => servers.importProfile());
    const fields = !result.ok && result.failure.code === 'bad-profile' ? result.failure.fields : undefined;
    setProblems(fields);
    if (!fields && notifyFailure(result) && result.ok && result.value)
      notify({ intent: 'success', title: text('profile.imported') });
  };
  const save = async () => {
    const result = await servers.exportProfile();
    if (notifyFailure(result) && result.ok && result.value)
      notify({ intent: 'success', title: text('profile.exported'), body: result.value.name });
  };
  const remove = async () => {
    setConfirming(false);
    if (notifyFailure(await changeProfile(() => servers.removeProfile())))
      notify({ intent: 'success', title: text('profile.removed') });
  };
  return (
    <>
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {from !== 'policy' && <Button onClick={() => void load()}>{text('profile.import')}</Button>}
        {from !== 'none' && <Button onClick={() => void save()}>{text('profile.export')}</Button>}
        {from === 'own' && <Button onClick={() => setConfirming(true)}>{text('profile.remove')}</Button>}
      </span>
      {problems && (
        <NoticeBar intent="error" layout="multiline">
          {text('profile.refused')}
          <ProfileProblems problems={problems} />
        </NoticeBar>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={text('profile.removeTitle')}
        body={text('profile.removeBody')}
        confirm={text('profile.removeConfirm')}
        destructive
        onConfirm={() => void remove()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
};
