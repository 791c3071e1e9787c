import { failureCodes } from '@contract/failure';
import { beforeAll, expect, it } from 'vitest';
import { failureText } from '../../../../../renderer/kit/feedback/failure-text';
import { startTexts } from '../../../../../renderer/locales';
import texts from '../../../../../renderer/locales/en/failures.json';

beforeAll(startTexts);

it('has a text for every failure: what happened, and what to do', () => {
  const { serverMessage, ...codes } = texts;
  expect(serverMessage).toContain('{{message}}');
  expect(Object.keys(codes).sort()).toEqual([...failureCodes].sort());
  for (const words of Object.values(codes)) {
    for (const part of ['title', 'body', 'next'] as const)
      expect(words[part].length, JSON.stringify(words)).toBeGreaterThan(7);
    expect(words.title).not.toMatch(/\.$/);
    expect(words.body).toMatch(/[.!?]$/);
    expect(words.next).toMatch(/[.!?]$/);
  }
});

it('shows the server’s message if it refused, and adds it to the app’s text otherwise', () => {
  expect(failureText({ kind: 'rejected', code: 'rejected', message: 'Email is taken' }).body).toBe('Email is taken');
  const broken = failureText({ kind: 'network', code: 'server-error', message: 'db down' }).body;
  expect(broken).toContain("The server couldn't complete the request.");
  expect(broken).toContain('db down');
});

it('names the subject of a failure, as text and not as markup', () => {
  const { body } = failureText({ kind: 'file', code: 'upload-empty', about: { name: '<b>a.png</b>' } });
  expect(body).toContain('<b>a.png</b>');
});

it('formats sizes instead of showing bytes', () => {
  const about = { name: 'a.mp4', limit: 50_000_000 };
  expect(failureText({ kind: 'file', code: 'upload-too-big', about }).body).toContain('50 MB');
  const full = { name: 'a.csv', context: 'needed', needed: 123_400_000 };
  expect(failureText({ kind: 'file', code: 'disk-full', about: full }).body).toContain('123 MB');
});
