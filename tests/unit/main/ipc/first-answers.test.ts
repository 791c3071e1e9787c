import { describe, expect, test } from 'vitest';
import { createFirstAnswers } from '../../../../main/ipc/first-answers';
import { nativeChannels } from '../../../../preload/contract/bridge/native-calls';
import { ok } from '../../../../preload/contract/failure';
import { defaultPermissions } from '../../../../preload/contract/permissions';
import { initialSettings, type SettingsView } from '../../../../preload/contract/settings';
import { viewSettings } from '../../../../preload/contract/settings/user-settings';

const answersFor = (change: Partial<SettingsView>) => {
  const settings: SettingsView = { ...viewSettings(initialSettings, { fixed: {}, allowHttp: [] }), ...change };
  return createFirstAnswers({ current: () => settings, read: () => ({ ...settings, notice: 'reset' }) });
};

describe('what the page asks first', () => {
  test.each<[string, Partial<SettingsView>]>([
    ['the demo', { mode: 'demo', server: 'https://a.example' }],
    ['an app without a server', { mode: 'live', server: '' }],
  ])('is answered for the sign-in page of %s', (_, change) => {
    const answers = answersFor(change);
    expect(answers['session.current']?.()).toEqual(
      ok({
        state: 'signed-out',
        mode: change.mode,
        server: '',
        ability: defaultPermissions,
        keychain: 'ok',
        isStored: false,
      }),
    );
    expect(answers['files.jobs']?.()).toEqual(ok([]));
    expect(answers['settings.read']?.()).toMatchObject(ok({ ...change, notice: 'reset' }));
  });

  test('waits for the services if the keychain may have a session', () => {
    const { 'settings.read': settings, ...others } = answersFor({ mode: 'live', server: 'https://a.example' });
    for (const answer of Object.values(others)) expect(answer()).toBeUndefined();
    expect(settings?.()).toMatchObject(ok({ mode: 'live', server: 'https://a.example' }));
  });

  test('has a channel of the bridge', () => {
    for (const channel of Object.keys(answersFor({}))) expect(nativeChannels.has(channel), channel).toBe(true);
  });
});
