/** The steps of the checkout and which of them may be shown. */
export const steps = ['cart', 'address', 'payment'] as const;
export type Step = (typeof steps)[number];
/** `done` shows an order that was placed. */
export type ShownStep = Step | 'done';

interface Standing {
  readonly hasLines: boolean;
  readonly hasAddress: boolean;
  readonly hasOrder: boolean;
}

/** The step that an address asks for, or the last before it that is not skipped. */
export const shownStep = (asked: string | null, { hasLines, hasAddress, hasOrder }: Standing): ShownStep => {
  if (asked === 'done') return hasOrder ? 'done' : 'cart';
  if (!hasLines || (asked !== 'address' && asked !== 'payment')) return 'cart';
  return asked === 'payment' && !hasAddress ? 'address' : asked;
};
