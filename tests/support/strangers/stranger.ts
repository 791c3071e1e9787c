/** What every stranger is: a way to answer the product's calls, and to say what it sends. */
import type { Area } from './area.ts';
import type { Answer } from './host.ts';
import type { KindName } from './kinds.ts';
import type { Cell } from './truth/cell.ts';
import type { Season } from './truth/season-types.ts';
import type { Numbering, View } from './truth/view.ts';

export type Areas = Partial<Readonly<Record<KindName, Area>>>;

export interface Served {
  readonly view: View;
  readonly areas: Areas;
  readonly answer: Answer;
}

export interface Stranger {
  readonly name: string;
  /** One line for people who start it. */
  readonly about: string;
  readonly numbering: Numbering;
  readonly idOf: (kind: KindName, n: number) => string | number;
  /** Calls that it doesn't have, and how it says so. */
  readonly lacks: Readonly<Record<string, string>>;
  readonly create: (season: Season, base: string) => Served;
  /** What a value that it sent means, by the rules of its own manual; undefined where it means nothing. */
  readonly meaning: (sent: unknown, right: Cell) => unknown;
}
