/** Texts on the screen are plain US English, without words that were misused before. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const banned: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwhole\b(?!.number)/i, 'all, entire, complete, without decimals'],
  [/\bmeanwhile\b/i, 'say when'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\bgoes? away\b/i, 'is deleted, closes'],
  [/\bthis is no\b/i, 'say what is accepted'],
  [/\b(?:you|they) may not\b/i, "can't, don't have permission to"],
  [/\bskin\b/i, 'theme'],
  [/\banew\b/i, 'again'],
  [/\bfill in (?:a|an|the|\{\{)(?! form)/i, 'Enter a …'],
  [/\bwould have been\b/i, 'Sample: nothing was …'],
  [/\bupon each other\b/i, 'stacked'],
  [/\bnobody\b|\bsomebody\b|\beverybody\b/i, 'no one, someone, everyone'],
  [/\bgo on\b(?! sale)/i, 'continue'],
  [/\bthe server says\b|\bserver has none\b/i, 'say it to the person'],
  [/\bof yours own\b|\bof one's own\b/i, 'custom'],
  [/\btaken away\b|\btake away\b|\bgiven back\b/i, 'removed, returned'],
  [/\bto be inspected again\b|\bnot as it must be\b/i, 'reinspect'],
  [/\bsuper-admin\b|\bsuperadmin\b|\bapplepay\b/i, 'Super Admin, Apple Pay'],
  [/\b\d{1,2}(?::\d{2})? ?(?:a\.m\.|p\.m\.|am|pm)\b/, '8:00 AM'],
  // A large number without separators; a placeholder has its own format.
  [/(?<![\w#-])\d{5,}(?![\w-])/, 'separators or a unit'],
  [/\u2019/, 'a straight apostrophe, as everywhere else'],
];

/** Allowed exceptions: an example of an amount as the server sends it. */
const allowed: readonly string[] = ['settings profile.money', 'settings profile.moneyAbout'];

interface Line {
  readonly name: string;
  readonly text: string;
}

const linesOf = (value: unknown, name: string): readonly Line[] =>
  typeof value === 'string'
    ? [{ name, text: value }]
    : Object.entries(Object(value)).flatMap(([key, inner]) =>
        linesOf(inner, name.endsWith(' ') ? name + key : `${name}.${key}`),
      );

const folder = 'renderer/locales/en/';
const lines = globSync(`${folder}**/*.json`).flatMap((path) =>
  linesOf(JSON.parse(readFileSync(path, 'utf8')), `${path.slice(folder.length, -'.json'.length)} `),
);

test('the check finds the texts', () => expect(lines.length).toBeGreaterThan(2_000));

test.each(banned)('no text on the screen matches %s', (pattern, instead) => {
  const found = lines.filter(({ name, text }) => pattern.test(text) && !allowed.includes(name));
  expect(found, `write instead: ${instead}`).toEqual([]);
});

test('every allowed exception is still needed', () => {
  expect(allowed.filter((name) => !lines.some((line) => line.name === name))).toEqual([]);
});
