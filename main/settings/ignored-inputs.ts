/**
 * Remembers over restarts which inputs of list calls a server ignored, with the time of the last proof.
 * Contains names of calls and fields, never a value. Forgotten after a week, and when the server's profile changes.
 */
import { createHash } from 'node:crypto';
import type { IgnoredNotes } from '@contract/reading/answer-checker';
import type { ServerProfile } from '@contract/reading/server-profile';
import { type IgnoredByServer, maxNoteName } from '@contract/settings/ignored-by-server';

const day = 86_400_000;
const maxAge = 7 * day;
const maxServers = 20;
const maxNotes = 200;

export interface IgnoredPorts {
  readonly read: () => IgnoredByServer;
  readonly write: (ignored: IgnoredByServer) => void;
  readonly now: () => number;
}

export type IgnoredOf = (server: string, profile: ServerProfile, call: string) => IgnoredNotes;

const fingerprint = (profile: ServerProfile): string =>
  createHash('sha256').update(JSON.stringify(profile)).digest('hex').slice(0, 16);

/** The newest of entries, without those whose proof is too old. */
const newest = (notes: Readonly<Record<string, number>>, now: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(notes)
      .filter(([, at]) => at <= now && now - at < maxAge)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, maxNotes),
  );

/** Reads the stored notes before each write, so that two lists never overwrite each other's notes. */
export const createIgnoredNotes = ({ read, write: writeAll, now }: IgnoredPorts): IgnoredOf => {
  const prints = new WeakMap<ServerProfile, string>();
  const printOf = (profile: ServerProfile): string => {
    const print = prints.get(profile) ?? fingerprint(profile);
    prints.set(profile, print);
    return print;
  };
  return (server, profile, call) => {
    const print = printOf(profile);
    const notes = (): Readonly<Record<string, number>> => {
      const found = Object.hasOwn(read(), server) ? read()[server] : undefined;
      return found?.profile === print ? found.notes : {};
    };
    const write = (next: Readonly<Record<string, number>>): void => {
      const { [server]: _before, ...others } = read();
      const entry = newest(next, now());
      // The server used last comes first; the one unused for longest is dropped.
      const own = Object.keys(entry).length > 0 ? { [server]: { profile: print, notes: entry } } : {};
      writeAll(Object.fromEntries(Object.entries({ ...own, ...others }).slice(0, maxServers)));
    };
    const keyOf = (aspect: string): string => `${call} ${aspect.slice(0, maxNoteName)}`;
    const rest = (aspect: string): Readonly<Record<string, number>> => {
      const { [keyOf(aspect)]: _own, ...others } = notes();
      return others;
    };
    const age = (aspect: string): number => {
      const at = Object.hasOwn(notes(), keyOf(aspect)) ? notes()[keyOf(aspect)] : undefined;
      return at === undefined || at > now() ? Number.POSITIVE_INFINITY : now() - at;
    };
    return {
      has: (aspect) => age(aspect) < maxAge,
      // Every answer of such a server is a proof, so the file is written at most once a day for it.
      add: (aspect) => {
        if (age(aspect) >= day) write({ [keyOf(aspect)]: now(), ...rest(aspect) });
      },
      remove: (aspect) => {
        write(rest(aspect));
      },
    };
  };
};
