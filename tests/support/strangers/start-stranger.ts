/** Starts a stranger on this computer, for tests and by hand. */
import { boxoffice } from './boxoffice/server.ts';
import { garage } from './garage/server.ts';
import { gateway } from './gateway/server.ts';
import { type Host, json, listen } from './host.ts';
import type { Served, Stranger } from './stranger.ts';
import { type TruthTable, tableOf } from './table.ts';
import { makeSeason } from './truth/season.ts';

export const strangers = { gateway, boxoffice, garage } as const satisfies Readonly<Record<string, Stranger>>;
export type StrangerName = keyof typeof strangers;

export interface Started extends Host, Served {
  /** The table of truth of what it sends now: edits change it. */
  readonly truth: () => TruthTable;
}

interface Options {
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** The middle day of the event under way; by default today. */
  readonly today?: string;
}

/** The caller closes it. `GET /__truth` gives its table to a judge in another process. */
export const startStranger = async (name: StrangerName, { port = 0, today }: Options = {}): Promise<Started> => {
  const stranger = strangers[name];
  let served: Served | undefined;
  const host = await listen((base) => {
    const made = stranger.create(makeSeason(today), base);
    served = made;
    return (asked) => (asked.path === '/__truth' ? json(200, tableOf(stranger, made)) : made.answer(asked));
  }, port);
  if (!served) throw new Error(`${name} was not made`);
  const { view, areas, answer } = served;
  return { ...host, view, areas, answer, truth: () => tableOf(stranger, { view, areas, answer }) };
};
