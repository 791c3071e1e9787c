/** The first amount whose unit is unknown, for the question about it. */
import { create } from 'zustand';
import { onReset } from './resettable-store';

export interface UnknownAmount {
  readonly amount: number;
  /** `USD`, or empty. */
  readonly currency: string;
}

export const useUnknownUnit = create<{ readonly first: UnknownAmount | undefined }>(() => ({ first: undefined }));

let isNoted = false;

/** Called while a screen renders, so the note is deferred until after rendering. */
export const reportUnknownUnit = (amount: number, currency: string): void => {
  if (isNoted) return;
  isNoted = true;
  queueMicrotask(() => useUnknownUnit.setState({ first: { amount, currency } }));
};

/** Forgets the amount after the answer or a change of server. */
export const forgetUnknownUnit = (): void => {
  isNoted = false;
  useUnknownUnit.setState({ first: undefined });
};
onReset(forgetUnknownUnit);
