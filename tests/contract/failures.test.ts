import { failureCodes } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import failures from '../../renderer/locales/en/failures.json';

const { serverMessage, ...texts } = failures;

describe('texts of failures', () => {
  it('each code has title, body and next step, and there are no other texts', () => {
    expect(Object.keys(texts).sort()).toEqual([...failureCodes].sort());
    for (const [code, text] of Object.entries(texts)) {
      expect(Object.keys(text), code).toEqual(expect.arrayContaining(['title', 'body', 'next']));
      for (const part of Object.keys(text)) expect(part).toMatch(/^(title|body|next)(_[a-z]+)?$/);
      expect(
        Object.values(text).every((part) => part.length > 0 && part === part.trim()),
        code,
      ).toBe(true);
    }
    expect(serverMessage).toContain('{message}');
  });

  it('no title contains "error" or ends with a period', () => {
    for (const { title } of Object.values(texts)) expect(title).not.toMatch(/\berror\b|\.$/i);
  });
});
