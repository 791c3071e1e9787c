/** Carries a failure out of nested iterations, where a `Result` cannot be returned. It is always caught within main. */
import type { Failure, FailureCode } from '@contract/failure';

export class FailureError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

export const failureError = (kind: Failure['kind'], code: FailureCode, about?: Failure['about']): FailureError =>
  new FailureError({ kind, code, ...(about ? { about } : {}) });
