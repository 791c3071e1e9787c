/** The dialects by name. */
import { bare } from './bare';
import { cents } from './cents';
import type { Dialect } from './dialect';
import { dotnet } from './dotnet';
import { laravel } from './laravel';
import { mongo } from './mongo';
import { otherWords } from './other-words';
import { pretix } from './pretix';

export const dialects = { laravel, mongo, bare, words: otherWords, dotnet, pretix, cents } satisfies Readonly<
  Record<string, Dialect>
>;
export type DialectName = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as readonly DialectName[];
