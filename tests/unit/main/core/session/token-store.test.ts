import { expect, test } from 'vitest';
import { type ActiveSession, createTokenStore, userKeyOf } from '../../../../../main/core/session/token-store';

const sessionOf = (access: string, server = 'https://one.example.com', id = '7'): ActiveSession =>
  ({ target: { mode: 'live', server }, tokens: { access }, person: { id, name: 'Dana' } }) as ActiveSession;

test('a late 401 of an earlier token ends no session', () => {
  const tokens = createTokenStore(() => ({ mode: 'live', server: 'https://one.example.com' }));
  tokens.start(sessionOf('new'));
  tokens.port.expire('old');
  expect(tokens.current()?.tokens.access).toBe('new');
  tokens.port.expire('new');
  expect(tokens.current()).toBeUndefined();
});

test('people of two servers with the same id are two', () => {
  const keys = [sessionOf('a'), sessionOf('a', 'https://two.example.com'), sessionOf('a', undefined, '8')].map(
    userKeyOf,
  );
  expect(new Set(keys).size).toBe(3);
});
