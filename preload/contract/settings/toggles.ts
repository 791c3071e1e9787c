/**
 * The settings that are on or off, a row each. The settings screen draws them from here, with the texts `<section>.<name>`
 * and `<section>.<name>About` of `settings.json`. Apart from the other settings so that the page loads no schemas.
 */
export type ToggleSection = 'appearance' | 'network' | 'data' | 'scanner';

interface ToggleRow {
  /** The section of the settings screen. */
  readonly section: ToggleSection;
  /** What applies until the user chooses; `demo`: on in the demo, off on a live server. */
  readonly initial: 'on' | 'off' | 'demo';
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
} as const satisfies Readonly<Record<string, ToggleRow>>;

export type Toggle = keyof typeof toggles;
export const toggleNames = Object.keys(toggles) as Toggle[];

export const isInitiallyOn = (toggle: Toggle, isDemo: boolean): boolean => {
  const { initial } = toggles[toggle] as ToggleRow;
  return initial === 'demo' ? isDemo : initial === 'on';
};
