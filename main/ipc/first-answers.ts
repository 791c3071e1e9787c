/** What the page asks before its first screen, answered before the services are loaded. */
import { ok, type Result } from '@contract/failure';
import { signedOutView } from '../core/session/signed-out-view';
import type { Settings } from '../settings/settings';

/** By channel; undefined where the services have to answer. */
export type FirstAnswers = Readonly<Record<string, () => Result<unknown> | undefined>>;

/**
 * Answers for the sign-in page of the demo, or of an app without a server: the keychain can have no session to return to, and
 * there are no jobs.
 */
export const createFirstAnswers = (settings: Pick<Settings, 'current' | 'read'>): FirstAnswers => {
  const forSignIn =
    <V>(answer: () => V) =>
    (): Result<V> | undefined => {
      const { mode, server } = settings.current();
      return mode === 'demo' || server === '' ? ok(answer()) : undefined;
    };
  return {
    'session.current': forSignIn(() => signedOutView(settings.current(), 'ok')),
    'settings.read': forSignIn(settings.read),
    'files.jobs': forSignIn(() => []),
  };
};
