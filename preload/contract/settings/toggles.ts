/**
 * The settings that are on or off, a row each. The settings screen draws them from here, with the texts `<section>.<name>`
 * and `<section>.<name>About` of `settings.json`. Apart from the other settings so that the page loads no schemas.
 */
export type ToggleSection = 'appearance' | 'network' | 'data' | 'scanner' | 'lock';

interface ToggleRow {
  /** The section of the settings screen. */
  readonly section: ToggleSection;
  /** What applies until the user chooses; `demo`: on in the demo, off on a live server; `live`: the other way around. */
  readonly initial: 'on' | 'off' | 'demo' | 'live';
}

export const toggles = {
  showSamples: { section: 'data', initial: 'demo' },
  /** A scanner that acts as a keyboard is recognized on every screen. */
  scanAnywhere: { section: 'scanner', initial: 'on' },
  /** The network costs money by the byte: no pictures in lists, and nothing that nobody asked for. */
  metered: { section: 'network', initial: 'off' },
  /** A system notification when long work ends while the window is in the background. */
  notifyJobs: { section: 'data', initial: 'on' },
  scanSounds: { section: 'scanner', initial: 'on' },
  /** Locks when the screen is locked, the computer sleeps or another user's desktop is shown. */
  lockWithScreen: { section: 'lock', initial: 'live' },
  /** A slow hash of the password in the keychain unlocks the app while the server can't be reached. */
  unlockOffline: { section: 'lock', initial: 'off' },
  /** Lists show emails and phones without their middle. */
  maskContacts: { section: 'lock', initial: 'off' },
} as const satisfies Readonly<Record<string, ToggleRow>>;

export type Toggle = keyof typeof toggles;
export const toggleNames = Object.keys(toggles) as Toggle[];

/** Whether a toggle is on: as the user chose, or else as the demo and a live server start. */
export const resolveToggle = (toggle: Toggle, chosen: boolean | undefined, isDemo: boolean): boolean => {
  if (chosen !== undefined) return chosen;
  const { initial } = toggles[toggle] as ToggleRow;
  if (initial === 'demo') return isDemo;
  return initial === 'live' ? !isDemo : initial === 'on';
};
