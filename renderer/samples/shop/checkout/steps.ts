/** The steps of the checkout, and which one to show. */
export const steps = ['cart', 'address', 'payment'] as const;
export type Step = (typeof steps)[number];
/** `done` is the confirmation. */
export type ShownStep = Step | 'done';

interface Standing {
  readonly hasLines: boolean;
  readonly hasAddress: boolean;
  readonly hasOrder: boolean;
}

/** The requested step, or the last one before it that can be shown. */
export const shownStep = (requested: string | null, { hasLines, hasAddress, hasOrder }: Standing): ShownStep => {
  if (requested === 'done') return hasOrder ? 'done' : 'cart';
  if (!hasLines || (requested !== 'address' && requested !== 'payment')) return 'cart';
  return requested === 'payment' && !hasAddress ? 'address' : requested;
};
