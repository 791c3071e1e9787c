import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSwitches } from '../../../../../main/app/startup/switches';

describe('the switches', () => {
  test('are none by default, and Chromium’s switches are ignored', () => {
    expect(parseSwitches(['.', '--no-sandbox', '--inspect=0', '--enable-logging', '-r', 'x'])).toEqual({
      switches: { demo: false },
      problems: [],
    });
  });

  test('are all parsed', () => {
    expect(parseSwitches(['--demo', '--demo-rows=100000', '--user-data-dir=relative/folder'])).toEqual({
      switches: { demo: true, rows: 100_000, folder: resolve('relative/folder') },
      problems: [],
    });
    expect(parseSwitches(['--server=HTTPS://API.Example.com:443/v1/']).switches).toEqual({
      demo: false,
      server: 'https://api.example.com/v1',
    });
  });

  test('end at `--`, so that nothing in a link is one (SEC-48)', () => {
    const words = ['--demo', '--', 'pitwall://demo/tracks', '--server=https://evil.example', '--demos'];
    expect(parseSwitches(words)).toEqual({ switches: { demo: true }, problems: [] });
    expect(parseSwitches(['pitwall://demo/tracks']).problems).toEqual([]);
  });

  test.each([
    [['--demo=yes'], "--demo doesn't take a value"],
    [['--demo', '--demo'], '--demo was given more than once'],
    [['--demos'], 'Unknown option: --demos'],
    [['--demo-row=5'], 'Unknown option: --demo-row=5'],
    [['--server'], '--server needs an address'],
    [['--server='], '--server needs an address'],
    [['--server=http://example.com'], '--server needs an address'],
    [['--demo', '--server=https://example.com'], "can't be used together"],
    [['--demo-rows'], '--demo-rows needs a number from 1 to 1,000,000'],
    [['--demo-rows=0'], '--demo-rows needs'],
    [['--demo-rows=1e3'], '--demo-rows needs'],
    [['--demo-rows=-5'], '--demo-rows needs'],
    [['--demo-rows=1000001'], '--demo-rows needs'],
    [['--user-data-dir'], '--user-data-dir needs the path of a folder'],
    [['--user-data-dir='], '--user-data-dir needs the path of a folder'],
    [['--user-data-dir=package.json'], '--user-data-dir needs the path of a folder'],
    [['--user-data-dir=package.json/below'], '--user-data-dir needs the path of a folder'],
    [[`--user-data-dir=/${'x'.repeat(5_000)}`], '--user-data-dir needs the path of a folder'],
    [['--user-data-dir=a\0b'], '--user-data-dir needs the path of a folder'],
    [['--policy=main'], '--policy needs the path of a policy file'],
    [['--policy=nowhere.json'], '--policy needs the path of a policy file'],
  ])('%j is reported with a sentence that says what to do', (words, sentence) => {
    expect(parseSwitches(words).problems.join('\n')).toContain(sentence);
  });

  test('accept an address without encryption if the policy allows it, and otherwise say how to allow it', () => {
    const words = ['--server=http://192.168.1.10:8080'];
    expect(parseSwitches(words, () => ({ allowHttp: ['http://192.168.1.10:8080'], isOwn: false }))).toMatchObject({
      switches: { server: 'http://192.168.1.10:8080' },
      problems: [],
    });
    expect(parseSwitches(words).problems.join()).toContain('allowHttp');
    expect(
      parseSwitches(words, () => ({ allowHttp: ['http://192.168.1.11:8080'], isOwn: false })).problems,
    ).toHaveLength(1);
    expect(parseSwitches(['--server=http://example.com']).problems.join()).toContain('needs an address');
  });

  test('can neither contradict nor replace the policy of this computer', () => {
    const policyOf = () => ({ allowHttp: [], server: 'https://api.example.com', isOwn: true });
    expect(parseSwitches(['--server=API.example.com'], policyOf)).toMatchObject({ problems: [] });
    expect(parseSwitches(['--server=https://other.example'], policyOf).problems.join()).toContain(
      'set the server https://api.example.com',
    );
    expect(parseSwitches(['--policy=package.json'], policyOf).problems.join()).toContain("--policy can't be used");
    expect(parseSwitches(['--demo'], policyOf)).toMatchObject({ switches: { demo: true }, problems: [] });
  });

  test('never throw, and apply only if none has a problem', () => {
    const word = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('--demo', '--demo-rows', '--server', '--user-data-dir'), fc.string())
        .map(([name, value]) => `${name}=${value}`),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const { switches, problems } = parseSwitches(words);
        if (problems.length > 0) return;
        if (switches.server !== undefined) expect(switches.server).toMatch(/^https?:\/\//);
        if (switches.rows !== undefined) expect(Number.isInteger(switches.rows)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
