/** A thing that a screen may say of a season. */
import type { KindName } from './kinds.ts';

export interface Statement {
  /** The screens that may say it. */
  readonly screen: string;
  readonly about: { readonly kind: KindName; readonly id: string | number; readonly name: string } | undefined;
  readonly what: string;
  readonly value: unknown;
  /** Other things that may be said of what this server sends. */
  readonly accepts?: readonly unknown[];
  /** False where the server's answers can't tell it: then only "not known" is right. */
  readonly canBeKnown: boolean;
}

type Say = (screen: string, what: string, value: unknown, more?: Partial<Statement>) => Statement;

export const saying =
  (about: Statement['about']): Say =>
  (screen, what, value, more = {}) => ({ screen, about, what, value, canBeKnown: true, ...more });
