/** The memory of this process, and of those that it started, in MB. */
import { processTree, read } from './process-memory';

const statusOf = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The peak so far. Read from the kernel on Linux, because `maxRSS` includes the parent process there. */
export const peakMemory = (): number =>
  process.platform === 'linux' ? statusOf(process.pid, 'VmHWM') : process.resourceUsage().maxRSS / 1024;

interface Growth {
  readonly own: number;
  readonly others: number;
}

/**
 * Returns a function for the growth since now of this process, and of those that it started, such as Chromium's network:
 * each at its own peak, so the tree never had more than their sum. Linux only; elsewhere this process alone.
 */
export const watchGrowth = (): (() => Growth) => {
  const peak = peakMemory();
  if (process.platform !== 'linux') return () => ({ own: peakMemory() - peak, others: 0 });
  const before = new Map(processTree(process.pid).map((pid) => [pid, statusOf(pid, 'VmRSS')]));
  // A process that has ended meanwhile has no peak.
  const grown = (pid: number): number => Math.max(0, statusOf(pid, 'VmHWM') - (before.get(pid) ?? 0));
  return () => {
    const [own = process.pid, ...others] = processTree(process.pid);
    return { own: grown(own), others: others.reduce((sum, pid) => sum + grown(pid), 0) };
  };
};
