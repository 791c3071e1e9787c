import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginStart, type StartFiles } from '../../../../../main/app/startup/safe-start';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitwall-safe-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const fill = (): void => {
  writeFileSync(at('settings.json'), 'mine');
  mkdirSync(at('offline'), { recursive: true });
  writeFileSync(join(at('offline'), 'store'), 'my changes');
};
const now = new Date('2026-11-25T12:00:00Z');
const begin = () => beginStart(folder, now);
const asideSettings = () => readdirSync(folder).find((name) => name.startsWith('settings.json.aside-'));

describe('the count of failed starts (REL-31)', () => {
  it('sets nothing aside after two, and starts anew once the page has shown itself', () => {
    fill();
    for (const _ of [1, 2]) expect(begin().why).toBeUndefined();
    begin().shown();
    for (const _ of [1, 2, 3]) expect(begin().why).toBeUndefined();
    expect(readFileSync(at('settings.json'), 'utf8')).toBe('mine');
  });

  it('sets settings and store aside after three, and keeps offering them until a person decides', () => {
    fill();
    for (const _ of [1, 2, 3]) begin();
    const safe = begin();
    expect(safe.why).toBe('failed-starts');
    expect(existsSync(at('settings.json')) || existsSync(at('offline'))).toBe(false);
    expect(readFileSync(at(asideSettings() ?? ''), 'utf8')).toBe('mine');
    expect(safe.aside()).toContain('settings.json.aside-');
    safe.shown();
    const next = begin();
    expect(next.why).toBeUndefined();
    expect(next.aside()).toBe(safe.aside());
    next.keepNew();
    expect(next.aside()).toBeUndefined();
    expect(asideSettings()).toBeDefined();
  });

  it('puts everything back on request, and keeps what came in its place', () => {
    fill();
    for (const _ of [1, 2, 3]) begin();
    const safe = begin();
    safe.shown();
    writeFileSync(at('settings.json'), 'new');
    safe.restore();
    expect(begin().why).toBeUndefined();
    expect(readFileSync(at('settings.json'), 'utf8')).toBe('mine');
    expect(readFileSync(join(at('offline'), 'store'), 'utf8')).toBe('my changes');
    const replaced = readdirSync(folder).find((name) => name.startsWith('settings.json.replaced-'));
    expect(readFileSync(at(replaced ?? ''), 'utf8')).toBe('new');
  });

  it.each(['', '{', '[]', '{"failed":-1}', '{"failed":"3"}', '{"failed":3,"moving":"../../x"}', '\0'.repeat(20_000)])(
    'starts from zero with a state file of %j',
    (content) => {
      fill();
      writeFileSync(at('starts.json'), content);
      expect(begin().why).toBeUndefined();
      expect(readFileSync(at('settings.json'), 'utf8')).toBe('mine');
    },
  );

  it('loses nothing, wherever the app dies while it sets aside or puts back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 8 }), fc.boolean(), (deaths, restores) => {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        fill();
        for (const _ of [1, 2, 3]) begin();
        for (const death of deaths) {
          let left = death;
          const step = (): void => {
            if (left === 0) throw new Error('the app died');
            left -= 1;
          };
          const dying: StartFiles = {
            rename: (from, to) => {
              step();
              renameSync(from, to);
            },
            write: (path, content) => {
              step();
              writeFileSync(path, content);
            },
          };
          const start = beginStart(folder, now, dying);
          if (restores) start.restore();
        }
        const texts = readdirSync(folder).filter((name) => name.startsWith('settings.json'));
        expect(texts.map((name) => readFileSync(at(name), 'utf8'))).toEqual(['mine']);
        const stores = readdirSync(folder).filter((name) => name.startsWith('offline'));
        expect(stores.map((name) => readFileSync(join(at(name), 'store'), 'utf8'))).toEqual(['my changes']);
      }),
      { numRuns: 200 },
    );
  });
});
