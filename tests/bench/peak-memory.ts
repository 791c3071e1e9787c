/** The peak memory of this process. */
import { readFileSync } from 'node:fs';

/** In MB. Read from the kernel on Linux, because `maxRSS` includes the parent process there. */
export const peakMemory = (): number => {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
};
