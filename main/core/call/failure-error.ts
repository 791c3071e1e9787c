/** Carries a failure out of nested iterations, where a `Result` cannot be returned. It is always caught within main. */
import type { Failure, FailureCode, Result } from '@contract/failure';

export class FailureError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

export const failureError = (kind: Failure['kind'], code: FailureCode, about?: Failure['about']): FailureError =>
  new FailureError({ kind, code, ...(about ? { about } : {}) });

/** The result of work, also if it ends with a `FailureError`. */
export const catchFailure = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FailureError) return { ok: false, failure: error.failure };
    throw error;
  }
};
