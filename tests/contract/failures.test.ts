import { failureCodes } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import failures from '../../renderer/locales/en/failures.json';

const { said, ...texts } = failures;

describe('every failure has words', () => {
  it('each code has a title, what happened and what to do; no text is left over', () => {
    expect(Object.keys(texts).sort()).toEqual([...failureCodes].sort());
    for (const [code, text] of Object.entries(texts)) {
      expect(Object.keys(text), code).toEqual(expect.arrayContaining(['title', 'body', 'next']));
      for (const part of Object.keys(text)) expect(part).toMatch(/^(title|body|next)(_[a-z]+)?$/);
      expect(
        Object.values(text).every((part) => part.length > 0 && part === part.trim()),
        code,
      ).toBe(true);
    }
    expect(said).toContain('{{said}}');
  });

  it('no title says "error" or ends in a full stop', () => {
    for (const { title } of Object.values(texts)) expect(title).not.toMatch(/\berror\b|\.$/i);
  });
});
