/** What the wall display shows. Apart from the other settings so that the page loads no schemas. */

/** Its screen, which has no frame. */
export const wallPath = '/wall';

/** Its panels, in the order in which it shows them. */
export const wallPanels = ['nowNext', 'arrived', 'inside', 'ready', 'missing', 'notes'] as const;
export type WallPanel = (typeof wallPanels)[number];

export interface WallSettings {
  readonly panels: readonly WallPanel[];
  /** How long it shows each panel. */
  readonly seconds: number;
  /** Whether it shows the names of people. */
  readonly showsNames: boolean;
}

/** Notes may say anything of anybody, so a person has to choose them. */
export const initialWall: WallSettings = {
  panels: wallPanels.filter((panel) => panel !== 'notes'),
  seconds: 20,
  showsNames: false,
};
