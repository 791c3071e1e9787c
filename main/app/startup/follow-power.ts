/** Starts over after a suspend: the network may be another one, and connections from before are dead. */
import type { PowerMonitor } from 'electron';

/** Calls `restart` when the computer wakes up, and when its screen is unlocked. */
export const followPower = (monitor: Pick<PowerMonitor, 'on'>, restart: () => void): void => {
  monitor.on('resume', restart);
  monitor.on('unlock-screen', restart);
};
