/** The last scan of this window, and whether a "Scan or type" box shows its result. */
import { createResettableStore } from '../../kit/stores/resettable-store';
import { cleanCode } from './code';
import { type ForeignFormat, foreignFormat } from './foreign';
import type { NumberShapes } from './number-shape';

export interface Scan {
  /** Empty for a foreign code. */
  readonly code: string;
  /** A Wi-Fi password, a driving license, a contact: it is not kept, shown or sent. */
  readonly isForeign?: boolean;
  /** Distinguishes two scans of the same code. */
  readonly count: number;
}

/** A foreign code of which more lines may come, and when its last one came. */
interface OpenForeign {
  readonly format: ForeignFormat;
  readonly at: number;
}

/** How a person confirms an answer that admits. */
export interface Confirmation {
  /** Undefined once somebody has decided. */
  readonly admit: (() => void) | undefined;
  /** Until this time, in milliseconds since 1970, a second scan of the same code admits. */
  readonly secondScanUntil: number;
}

interface ScanState {
  readonly scan: Scan | undefined;
  readonly foreign: OpenForeign | undefined;
  /** A box on the screen shows the result, so no overlay opens. */
  readonly isBoxShown: boolean;
  /** Of the answer that is shown, if it admits. */
  readonly confirmation: Confirmation | undefined;
  /** Whether the gate lets people in or out. */
  readonly direction: 'in' | 'out';
  /** The numbers that the server gave in its last answer. */
  readonly shapes: NumberShapes | undefined;
}

export const useScanStore = createResettableStore<ScanState>(() => ({
  scan: undefined,
  foreign: undefined,
  isBoxShown: false,
  confirmation: undefined,
  direction: 'in',
  shapes: undefined,
}));

/** Milliseconds within which the next line of a foreign code comes. */
const linePause = 1_000;

let scans = 0;

/** Whether a line that comes at this time may belong to the foreign code before it. */
export const isForeignOpen = (at: number): boolean => {
  const { foreign } = useScanStore.getState();
  return foreign !== undefined && at >= foreign.at && at - foreign.at <= linePause;
};

/** Whether a text at this time is a line of the foreign code before it. */
export const isLineOfForeign = (text: string, at: number): boolean =>
  isForeignOpen(at) && useScanStore.getState().foreign?.format.line?.test(text) === true;

/** Takes a code at a time, in milliseconds as events have it. */
export const startScan = (text: string, at: number = performance.now()): void => {
  const code = cleanCode(text);
  const { scan, foreign, confirmation } = useScanStore.getState();
  if (scan && foreign && ((code === '' && isForeignOpen(at)) || isLineOfForeign(code, at))) {
    // The same answer stays, and a box forgets what arrived.
    useScanStore.setState({ scan: { ...scan }, foreign: { ...foreign, at } });
    return;
  }
  if (code === '') return;
  if (confirmation && scan?.code === code && Date.now() < confirmation.secondScanUntil) {
    confirmation.admit?.();
    return;
  }
  const format = foreignFormat(code);
  scans += 1;
  useScanStore.setState({
    scan: { code: format ? '' : code, isForeign: format !== undefined, count: scans },
    foreign: format && { format, at },
  });
};

export const clearScan = (): void => useScanStore.setState({ scan: undefined, foreign: undefined });

/** Announces a box while it is on the screen. Returns the function that takes it back. */
export const showBox = (): (() => void) => {
  useScanStore.setState({ isBoxShown: true });
  // Screens without a box don't show the direction.
  return () => useScanStore.setState({ isBoxShown: false, scan: undefined, foreign: undefined, direction: 'in' });
};

/** Lets keys go to the box, if one is on the screen. */
export const focusBox = (): void => document.querySelector<HTMLElement>('[data-accepts-scan]')?.focus();
