import { describe, expect, test } from 'vitest';
import { toPerson } from '../../../../../main/core/session/person';

describe('the person of a log-in', () => {
  const answer = {
    id: 3,
    firstName: 'Dana',
    lastName: 'Whitlock',
    refreshToken: 'r',
    note: 'opens with secret-token-1',
  };

  test('keeps the name and fields if the token is a single letter', () => {
    const person = toPerson(answer, 'dana@example.com', ['secret-token-1', 'r']);
    expect(person).toMatchObject({ id: '3', name: 'Dana Whitlock', email: 'dana@example.com' });
  });

  test('contains no token under any name', () => {
    expect(JSON.stringify(toPerson(answer, 'dana@example.com', ['secret-token-1', 'r']))).not.toContain(
      'secret-token-1',
    );
  });
});
