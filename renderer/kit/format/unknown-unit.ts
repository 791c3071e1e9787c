/** The first amount whose unit nobody knows, for the question that is asked about it. */
import { create } from 'zustand';
import { onReset } from '../reset';

export interface UnknownAmount {
  readonly amount: number;
  /** `USD`, or empty. */
  readonly currency: string;
}

export const useUnknownUnit = create<{ readonly first: UnknownAmount | undefined }>(() => ({ first: undefined }));

let isNoted = false;

/** Called while a screen is drawn, so the note is made right after. */
export const noteUnknownUnit = (amount: number, currency: string): void => {
  if (isNoted) return;
  isNoted = true;
  queueMicrotask(() => useUnknownUnit.setState({ first: { amount, currency } }));
};

/** Forgets it: answered, or another server. */
export const forgetUnknownUnit = (): void => {
  isNoted = false;
  useUnknownUnit.setState({ first: undefined });
};
onReset(forgetUnknownUnit);
