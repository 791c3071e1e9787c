/** The question for the name and password of a proxy, and its answer. */
import { z } from 'zod';

export interface ProxyQuestion {
  /** Names it for the answer. */
  readonly id: number;
  /** Its host and port. */
  readonly proxy: string;
  /** The proxy refused the last answer. */
  readonly isWrong: boolean;
}

const QuestionId = z.int().min(1);

export const ProxyAnswer = z.strictObject({
  id: QuestionId,
  name: z.string().min(1).max(256),
  password: z.string().max(1_024),
  /** Whether to keep it in the keychain, or until the app ends. */
  isKept: z.boolean(),
});
export type ProxyAnswer = Readonly<z.output<typeof ProxyAnswer>>;

export const ProxyCancel = z.strictObject({ id: QuestionId });
