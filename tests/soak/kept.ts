/** What stays on the computer: notes, scans, marks of a roll call, a setting, and hand-over files that come back. */
import { randomUUID } from 'node:crypto';
import type { HandoverReport, LocalNote } from '@contract/bridge';
import { ok, type Result } from '@contract/failure';
import type { SettingsView } from '@contract/settings';
import { listedEntries } from '../support/event-log';
import type { App } from './app';
import type { KeptKind } from './plan';

/** Something that a person noted. */
export interface Kept {
  readonly run: number;
  readonly kind: KeptKind;
  readonly value: string;
  /** What the screen was told; undefined if the app was killed before. */
  result?: Result<unknown> | undefined;
}

const event = '7';
const list = randomUUID();
const passphrase = 'eleven laps to go';

const ask: Readonly<Record<KeptKind, (app: App, value: string) => Promise<Result<unknown> | undefined>>> = {
  note: (app, text) => app.ask('notes', 'save', { area: 'tracks', id: text.replaceAll(/\W/g, ''), text, star: false }),
  scan: (app, code) =>
    app.ask('eventLog', 'add', {
      event,
      entries: [{ kind: 'scan', code, direction: 'in', answer: 'look', verdict: '', open: [] }],
    }),
  mark: (app, value) =>
    app.ask('eventLog', 'add', { event, entries: [{ kind: 'mark', list, person: value, name: value, value }] }),
  setting: (app, gateName) => app.ask('settings', 'change', { gateName }),
};

export const keep = async (app: App, one: Kept): Promise<void> => {
  one.result = await ask[one.kind](app, one.value);
};

/** Hands everything over to a file, and opens it where it came from: nothing may be there twice afterwards. */
export const handOver = async (app: App, path: string): Promise<string | undefined> => {
  await app.answerDialogs(path);
  const saved = await app.ask('handover', 'save', { passphrase });
  if (!saved?.ok) return `the hand-over file could not be saved: ${JSON.stringify(saved)}`;
  const opened = await app.ask<HandoverReport>('handover', 'open', { passphrase });
  if (!opened?.ok) return `the hand-over file could not be opened: ${JSON.stringify(opened)}`;
  const { notes, log } = opened.value;
  return notes.taken + log > 0 ? `a hand-over file was taken where it came from: ${JSON.stringify(opened)}` : undefined;
};

/** What is wrong with what was kept. A setting of a killed app may be any that was asked for since the last that was saved. */
export const judgeKept = async (app: App, all: readonly Kept[]): Promise<readonly { run: number; text: string }[]> => {
  const log = listedEntries(await app.ask('eventLog', 'list', { event }));
  const notes = (await app.ask<readonly LocalNote[]>('notes', 'list')) ?? ok([]);
  const settings = await app.ask<SettingsView>('settings', 'read');
  const texts = [...log, ...(notes.ok ? notes.value : [])].map((one) => JSON.stringify(one));
  const problems: { run: number; text: string }[] = [];
  const changes = all.filter(({ kind }) => kind === 'setting');
  const saved = Math.max(
    0,
    changes.findLastIndex(({ result }) => result?.ok),
  );
  const gate = settings?.ok ? settings.value.gateName : undefined;
  if (changes.length > 0 && !changes.slice(saved).some(({ value }) => value === gate))
    problems.push({ run: changes.at(-1)?.run ?? 0, text: `the gate is called "${gate}", and is lost` });
  for (const { run, kind, value, result } of all) {
    if (kind === 'setting') continue;
    const found = texts.filter((text) => text.includes(JSON.stringify(value))).length;
    if (found > 1) problems.push({ run, text: `${kind} "${value}" was done ${found} times` });
    if (found === 0 && result?.ok) problems.push({ run, text: `${kind} "${value}" is lost` });
  }
  return problems;
};
