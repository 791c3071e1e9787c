/** The memory of this process, and of those that it started, in MB. */
import { processTree, read } from './process-memory';

const statusOf = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The peak so far. Read from the kernel on Linux, because `maxRSS` includes the parent process there. */
export const peakMemory = (): number =>
  process.platform === 'linux' ? statusOf(process.pid, 'VmHWM') : process.resourceUsage().maxRSS / 1024;

/**
 * Returns a function for the growth since now: this process and those that it started, such as Chromium's network, each at
 * its own peak, which are at most together at one time. Linux only; elsewhere this process alone.
 */
export const watchGrowth = (): (() => number) => {
  const own = peakMemory();
  if (process.platform !== 'linux') return () => peakMemory() - own;
  const before = new Map(processTree(process.pid).map((pid) => [pid, statusOf(pid, 'VmRSS')]));
  return () => processTree(process.pid).reduce((sum, pid) => sum + statusOf(pid, 'VmHWM') - (before.get(pid) ?? 0), 0);
};
