import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRedactor } from '../../../../../main/app/logging/redact';

const account = vi.hoisted(() => ({ name: (): string => 'mclaren' }));
vi.mock('node:os', () => ({ homedir: () => '/srv/people/q17', userInfo: () => ({ username: account.name() }) }));
beforeEach(() => {
  account.name = () => 'mclaren';
});

const line = (text: string): string => createRedactor('/home/jane.doe').line(text);

describe('a text in the log', () => {
  test.each([
    ['password: hunter22, user 7', 'password: [hidden], user 7'],
    ['tokenValue = abcdef; n = 1', 'tokenValue = [hidden]; n = 1'],
    ['GET /x?token=abcdef&y=1', 'GET /x?token=[hidden]&y=1'],
    ['Authorization: Basic  dXNlcjpwYXNz, next', 'Authorization: [hidden], next'],
    [String.raw`{"token":"a \"b\" c","n":1}`, '{"token":[hidden],"n":1}'],
    [String.raw`{'token':'a \'b\' c','n':1}`, "{'token':[hidden],'n':1}"],
    [String.raw`{\"password\":\"a b\",\"n\":1}`, String.raw`{\"password\":[hidden],\"n\":1}`],
    [String.raw`{\\\"password\\\":\\\"a b\\\",\\\"n\\\":1}`, String.raw`{\\\"password\\\":[hidden],\\\"n\\\":1}`],
    [String.raw`{\"password\":\"a b`, String.raw`{\"password\":[hidden]`],
    ['sent Bearer   abcd.efgh at once', 'sent Bearer [hidden] at once'],
    ['wrote to a+b@mail.pitwall.example, twice', 'wrote to [mail], twice'],
    ['GET /users?email=a%40mail.pitwall.example&x=1', 'GET /users?email=[mail]&x=1'],
    ['GET https://jane:pw7@paddock.example/x', 'GET https://[hidden]@paddock.example/x'],
    ['git+ssh://x7@10.0.0.1 failed', 'git+ssh://[hidden]@10.0.0.1 failed'],
    ['call 555 010 9999 now', 'call [phone] now'],
    ['call 04 555 0199 88 now', 'call [phone] now'],
  ])('hides the secret in %j and nothing else', (text, shown) => {
    expect(line(text)).toBe(shown);
  });

  test.each(['the bearer of news', 'order 555-010-9999-ab12'])('keeps %j as it is', (text) => {
    expect(line(text)).toBe(text);
  });

  test('does not contain the current token in any spelling', () => {
    const secrets: string[] = [];
    const redactor = createRedactor('/home/jane.doe', () => secrets);
    expect(redactor.line('say "hello"!')).toBe('say "hello"!');
    secrets.push('say "hello"');
    expect(redactor.line('say "hello"!')).toBe('[hidden]!');
    expect(redactor.line(String.raw`{"x":"say \"hello\"!"}`)).toBe('{"x":"[hidden]!"}');
    expect(redactor.line('?q=say%20%22hello%22!')).toBe('?q=[hidden]!');
  });

  test('keeps words as short as a secret of five letters', () => {
    const redactor = createRedactor('/home/jane.doe');
    redactor.hide('track');
    redactor.hide('tracks');
    expect(redactor.line('a track of two tracks')).toBe('a track of two [hidden]');
  });
});

describe('the user’s name in the log', () => {
  test.each([
    ['/home/jo', 'jo and joe', 'jo and joe'],
    ['/home/ann', 'ann and anna', '[name] and anna'],
    ['/home/admin', 'signed in as admin', 'signed in as admin'],
    ['/home/superuser', 'for superuser', 'for [name]'],
    ['/home/adminton', 'for adminton', 'for [name]'],
    ['C:\\Users\\Jane', 'file:///C:/Users/Jane/x', 'file:///~/x'],
    ['/', '/var/log', '/var/log'],
    ['', '/var/log', '/var/log'],
  ])('is hidden if the home folder is %j, unless the name identifies nobody', (home, text, shown) => {
    expect(createRedactor(home).line(text)).toBe(shown);
  });

  test('is hidden by folder and account if the folder is the computer’s own', () => {
    expect(createRedactor().line('/srv/people/q17/x of q17, mclaren')).toBe('~/x of [name], [name]');
    expect(createRedactor('/home/jane.doe').line('/srv/people/q17/x, mclaren')).toBe('/srv/people/q17/x, mclaren');
  });

  test('is hidden by the folder alone if the account has no entry', () => {
    account.name = () => {
      throw new Error('no entry');
    };
    expect(createRedactor().line('q17, mclaren')).toBe('[name], mclaren');
  });
});

describe('a text for somebody else (SEC-64)', () => {
  const text = (value: string, people: readonly string[] = []): string =>
    createRedactor('/home/jane.doe').text(value, people);
  const encode = (value: string, as: BufferEncoding): string => Buffer.from(value).toString(as);

  test('has no secret in use in any letter case, in any of its lines', () => {
    const secrets = ['Tk-7f.3e'];
    const redactor = createRedactor('/home/jane.doe', () => secrets);
    redactor.hide('Pass-99');
    expect(redactor.text('sent TK-7F.3E twice\ntk-7f.3e and pass-99\nTk-7fx3e', [])).toBe(
      'sent [hidden] twice\n[hidden] and [hidden]\nTk-7fx3e',
    );
  });

  test('names none of these people, and not the user', () => {
    const written = 'Zoë Canarison, canarison and jane.doe opened list 7';
    expect(text(written, ['Zoë Canarison'])).toBe('[name], [name] and [name] opened list 7');
    expect(text(written)).toBe('Zoë Canarison, canarison and [name] opened list 7');
  });

  test.each([
    ['base64', encode('to zoe@paddock.example', 'base64')],
    ['hexadecimal digits', encode('to zoe@paddock.example', 'hex')],
    ['percent signs twice', 'zoe%2540paddock.example'],
    ['escapes', String.raw`\u007aoe\u0040paddock.example`],
    ['brackets and percent signs', '(555)%20010-9912'],
    ['brackets and percent signs after letters', 'x?q=(555)%20010-9912&n=1'],
  ])('hides a word with a person in %s', (_encoding, word) => {
    expect(text(`sent ${word} now`)).toBe('sent [hidden] now');
  });

  test.each(['request 5f0ab3c9d17e took 12 ms', 'opened list%0Aof%20seats now', 'run (again) or done (with all)'])(
    'keeps %j as it is',
    (value) => {
      expect(text(value)).toBe(value);
    },
  );
});

test('what a session hid is shown again after it is forgotten', () => {
  const redactor = createRedactor('/home/jane.doe');
  redactor.hide('canary-77');
  expect(redactor.line('sent canary-77')).toBe('sent [hidden]');
  redactor.forget();
  expect(redactor.line('sent canary-77')).toBe('sent canary-77');
});
