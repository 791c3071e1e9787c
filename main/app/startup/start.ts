/** Evaluates how the app was started: refuses invalid starts first, then sets the folder of its files. */
import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { app, dialog } from 'electron';
import { text } from '../../desktop/native-text';
import { noPolicy, type Policy, type PolicyReading } from '../../settings/policy';
import { hasPolicy, ownPolicyPath, policyFor } from '../../settings/policy-file';
import { findForbiddenSwitch } from '../security/hardening';
import { parseSwitches, type Switches } from './switches';

/** Whether a terminal or a program reads stderr. A desktop launcher connects stderr to nothing or to the journal. */
const isRead = (): boolean => {
  try {
    if (isatty(2)) return true;
    const stats = fstatSync(2);
    const isJournal = process.env.JOURNAL_STREAM === `${stats.dev}:${stats.ino}`;
    return stats.isFIFO() || (stats.isSocket() && !isJournal);
  } catch {
    return false; // On Windows, a program with windows has no stderr.
  }
};

/** Shows why the app does not start and exits with code 2. Nothing else of the app may run. */
export const refuseStart = (title: string, problems: readonly string[]): void => {
  const lines = problems.join('\n');
  try {
    // Writes synchronously, because the process may end right after.
    writeSync(2, `${title}\n${lines}\n`);
  } catch {
    // The process has no stderr.
  }
  if (isRead()) process.exit(2);
  process.on('SIGTERM', () => app.exit(2));
  app.on('window-all-closed', () => undefined);
  app
    .whenReady()
    .then(() => dialog.showMessageBox({ type: 'error', title: 'Pitwall', message: title, detail: lines }))
    .finally(() => app.exit(2));
};

/** What the app starts with, or the sentences that explain why it must not start. */
export type Start =
  | { readonly switches: Switches; readonly policy: Policy }
  | { readonly title: string; readonly problems: readonly string[] };

/** One line per mistake, after the file that has them. */
const policyProblems = (path: string, reading: PolicyReading): readonly string[] =>
  reading.ok
    ? []
    : [
        path,
        ...reading.problems.map(({ path: at, reason }) => {
          const words = text(`policy.reasons.${reason}`);
          return at === '' ? words : text('policy.problem', { at, reason: words });
        }),
      ];

/**
 * Checks the switches. If Pitwall already runs on the same folder, its window comes to the front and this process ends.
 * Nothing is read or written before this check.
 */
export const parseStart = (): Start => {
  const args = process.argv.slice(1);
  const forbidden = app.isPackaged ? findForbiddenSwitch(args, process.env) : undefined;
  const title = text('switches.intro');
  if (forbidden !== undefined) return { title, problems: [text('switches.forbidden', { what: forbidden })] };
  let reading: PolicyReading = { ok: true, policy: noPolicy };
  const { switches, problems } = parseSwitches(args, (named) => {
    const isOwn = hasPolicy(ownPolicyPath());
    reading = policyFor(isOwn ? undefined : named);
    const { allowHttp, fixed } = reading.ok ? reading.policy : noPolicy;
    return { allowHttp, isOwn, ...(fixed.server === undefined ? {} : { server: fixed.server }) };
  });
  if (problems.length > 0) return { title, problems };
  const broken = policyProblems(switches.policy ?? ownPolicyPath(), reading);
  if (!reading.ok) return { title: text('policy.intro'), problems: broken };
  if (switches.folder) app.setPath('userData', switches.folder);
  if (!app.requestSingleInstanceLock()) {
    // The other one would go on writing what is erased.
    if (switches.erase) return { title: text('erase.left'), problems: [text('erase.running')] };
    process.exit(0);
  }
  return { switches, policy: reading.policy };
};

/** The mode and server that the switches set in place of the stored settings. */
export const modeOf = ({ demo, server }: Switches): { readonly mode?: 'demo' | 'live'; readonly server?: string } => {
  if (server !== undefined) return { mode: 'live', server };
  return demo ? { mode: 'demo' } : {};
};
