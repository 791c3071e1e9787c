/** The memory of a program and all processes that it started. */
import { readdirSync, readFileSync } from 'node:fs';

/** A text of `/proc`; empty for a process that has ended. */
export const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** After the program's name, which may contain spaces: its state, then its parent. */
const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]);

export const processTree = (root: number): readonly number[] => {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const tree = [root];
  for (const pid of tree) tree.push(...pids.filter((child) => parents.get(child) === pid));
  return tree;
};

const proportional = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** In MB, with what processes share divided among them (PSS). Linux only. */
export const memoryOfTree = (root: number): number =>
  processTree(root).reduce((sum, pid) => sum + proportional(pid), 0);
