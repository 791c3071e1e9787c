/** The memory of this process in MB. */
import { readFileSync } from 'node:fs';

const statusOf = (name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

/** The peak so far. Read from the kernel on Linux, because `maxRSS` includes the parent process there. */
export const peakMemory = (): number =>
  process.platform === 'linux' ? statusOf('VmHWM') : process.resourceUsage().maxRSS / 1024;

export const currentMemory = (): number =>
  process.platform === 'linux' ? statusOf('VmRSS') : process.memoryUsage.rss() / 1e6;
