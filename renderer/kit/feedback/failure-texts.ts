/** The texts of failures, which come with the first of them: the first screens need none. */
import { hasTexts, loadTexts } from '../../locales';

export const hasFailureTexts = (): boolean => hasTexts('failures');

/** Never rejects: texts that can't be loaded must not hide the failure that they describe. */
export const loadFailureTexts = async (): Promise<void> => {
  if (!hasFailureTexts()) await loadTexts('failures').catch(() => undefined);
};
