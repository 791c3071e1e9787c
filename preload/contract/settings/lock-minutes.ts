/** When the app locks by itself. */

/** The choices in the settings; 0 for never. A policy may set any other number. */
export const lockMinuteChoices = [0, 1, 5, 10, 15, 30, 60] as const;

/** Minutes on a live server until the user chooses; the demo has nothing to protect. */
const initialMinutes = 15;

export const lockMinutesOf = (chosen: number | undefined, isDemo: boolean): number =>
  chosen ?? (isDemo ? 0 : initialMinutes);
