/** The memory of programs and of the processes that they started, in MB. */
import { readdirSync, readFileSync } from 'node:fs';

/** A text of `/proc`; empty for a process that has ended. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** After the program's name, which may contain spaces: its state, then its parent. */
const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]);

const processTree = (root: number): readonly number[] => {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const tree = [root];
  for (const pid of tree) tree.push(...pids.filter((child) => parents.get(child) === pid));
  return tree;
};

const proportional = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** What processes share is divided among them (PSS). Linux only. */
export const memoryOfTree = (root: number): number =>
  processTree(root).reduce((sum, pid) => sum + proportional(pid), 0);

const statusOf = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** This process's peak so far. Read from the kernel on Linux, because `maxRSS` includes the parent process there. */
const ownPeak = (): number =>
  process.platform === 'linux' ? statusOf(process.pid, 'VmHWM') : process.resourceUsage().maxRSS / 1024;

/**
 * Returns a function for this process's peak, plus by how much those that it started, such as Chromium's network, have grown
 * since now: each at its own peak, so together they never had more. Elsewhere than on Linux, this process alone.
 */
export const watchPeak = (): (() => number) => {
  if (process.platform !== 'linux') return ownPeak;
  const before = new Map(processTree(process.pid).map((pid) => [pid, statusOf(pid, 'VmRSS')]));
  // A process that has ended since then has no peak.
  const growthOf = (pid: number): number => Math.max(0, statusOf(pid, 'VmHWM') - (before.get(pid) ?? 0));
  return () =>
    processTree(process.pid)
      .slice(1)
      .reduce((sum, pid) => sum + growthOf(pid), ownPeak());
};
