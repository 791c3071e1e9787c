/** The most memory that this program itself has held. */
import { readFileSync } from 'node:fs';

/** In MB. The kernel's own count on Linux: `maxRSS` begins with that of the process that started this one. */
export const peakMemory = (): number => {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
};
