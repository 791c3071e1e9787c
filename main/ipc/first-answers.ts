/** What the page asks before its first screen, answered before the services are loaded. */
import { ok, type Result } from '@contract/failure';
import { signedOutView } from '../core/session/signed-out-view';
import type { Settings } from '../settings/settings';

/** By channel; undefined where the services have to answer. */
export type FirstAnswers = Readonly<Record<string, () => Result<unknown> | undefined>>;

/** Whether the app may return to a session: the keychain has none for the demo, nor for an app without a server. */
export const mayHaveSession = (settings: Pick<Settings, 'current'>): boolean => {
  const { mode, server } = settings.current();
  return mode === 'live' && server !== '';
};

/** Answers for any page, and for the sign-in page of an app without a session, which has no jobs either. */
export const createFirstAnswers = (settings: Pick<Settings, 'current' | 'read'>): FirstAnswers => {
  const forSignIn =
    <V>(answer: () => V) =>
    (): Result<V> | undefined =>
      mayHaveSession(settings) ? undefined : ok(answer());
  return {
    'session.current': forSignIn(() => signedOutView(settings.current(), 'ok')),
    'settings.read': () => ok(settings.read()),
    'files.jobs': forSignIn(() => []),
  };
};
