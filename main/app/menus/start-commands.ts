/** What a jump list, a dock menu or a launcher starts in the app: `--command=desk`. Each only opens a screen, or locks. */

/** The screen that a command opens; undefined for one that locks. */
const screens = { desk: '/desk', bookings: '/bookings', gate: '/gate', lock: undefined } as const;
export type StartCommand = keyof typeof screens;
export const startCommands = Object.keys(screens) as readonly StartCommand[];

export const screenOf = (command: StartCommand): string | undefined => screens[command];

/** The command on a command line; undefined without one, and for any other word. Nothing after `--` is a switch. */
export const commandIn = (words: readonly string[]): StartCommand | undefined => {
  const end = words.indexOf('--');
  const switches = words.slice(0, end === -1 ? undefined : end);
  return startCommands.find((command) => switches.includes(`--command=${command}`));
};
