import { failureCodes } from '@contract/failure';
import { expect, it } from 'vitest';
import { failureText } from '../../../../../renderer/kit/feedback/failure-text';
import texts from '../../../../../renderer/locales/en/failures.json';

/** Those of which a failure's text has a form of its own, and one of which none has. */
const contexts = ['needed', 'version', 'server', 'demo', 'large', 'host', 'file', 'data', 'length', 'unknown'];

it('has a text for every failure: what happened, and what to do', () => {
  const { serverMessage, ...codes } = texts;
  expect(serverMessage).toContain('{message}');
  expect(Object.keys(codes).sort()).toEqual([...failureCodes].sort());
  for (const code of failureCodes)
    for (const context of contexts) {
      const shown = failureText({ kind: 'network', code, about: { context } });
      for (const words of [shown.title, shown.body, shown.next])
        expect(words.length, `${code} ${words}`).toBeGreaterThan(7);
      expect(shown.title).not.toMatch(/\.$/);
      expect(shown.body).toMatch(/[.!?]$/);
      expect(shown.next).toMatch(/[.!?]$/);
    }
});

it('shows the server’s message if it refused, and adds it to the app’s text otherwise', () => {
  expect(failureText({ kind: 'rejected', code: 'rejected', message: 'Email is taken' }).body).toBe('Email is taken');
  const broken = failureText({ kind: 'network', code: 'server-error', message: 'db down' }).body;
  expect(broken).toContain("The server couldn't complete the request.");
  expect(broken).toContain('db down');
});

it('says the size that the server refused, also beside its own message', () => {
  const about = { context: 'file', size: 52_428_800 };
  const { body } = failureText({ kind: 'rejected', code: 'server-size', about, message: 'At most 2 MB' });
  expect(body).toContain('The server takes no file of this size (52.4 MB).');
  expect(body).toContain('At most 2 MB');
});

it('names the subject of a failure, as text and not as markup (fault 22)', () => {
  const { body } = failureText({ kind: 'file', code: 'upload-empty', about: { name: '<b>a.png</b>' } });
  expect(body).toContain('<b>a.png</b>');
});

it('formats sizes instead of showing bytes', () => {
  const about = { name: 'a.mp4', limit: 50_000_000 };
  expect(failureText({ kind: 'file', code: 'upload-too-big', about }).body).toContain('50 MB');
  const full = { name: 'a.csv', context: 'needed', needed: 123_400_000 };
  expect(failureText({ kind: 'file', code: 'disk-full', about: full }).body).toContain('123 MB');
});
