/** Failure texts. They load with the first failure, because the first screens don't need them. */
import { hasTexts, loadTexts } from '../../locales';

export const hasFailureTexts = (): boolean => hasTexts('failures');

/** Never rejects: texts that can't be loaded must not hide the failure that they describe. */
export const loadFailureTexts = async (): Promise<void> => {
  if (!hasFailureTexts()) await loadTexts('failures').catch(() => undefined);
};
