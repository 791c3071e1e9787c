/** The people, laptops and servers of one history, and what people asked for. */
import type { Result } from '@contract/failure';
import { createChance, createTime } from './clock';
import { type Computer, createComputer } from './computer';
import { recordIds } from './history';
import { createNetwork } from './network';
import { createServer, type Person, type Server } from './server';

/** Something that a person did on a screen. */
export interface Asked {
  readonly kind: 'update' | 'create' | 'upload' | 'note' | 'scan';
  /** Unique in the history. */
  readonly value: string;
  readonly computer: number;
  readonly server: string;
  readonly person: string;
  /** The id of the record, of an update. */
  readonly record: string;
  /** Whether what is stored for this person survives the process. */
  isKept: boolean;
  /** What the screen was told; undefined if the app was killed before. */
  result: Result<unknown> | undefined;
  /** How often a person wanted it to be sent once more. */
  insisted: number;
  /** A person decided against it. */
  isGivenUp: boolean;
  /** How often the server had done it when a person had discarded it, and nothing of it was under way. */
  doneAtDiscard?: number;
}

export const people: readonly Person[] = ['1', '2'].map((id) => ({
  id,
  email: `person${id}@pitwall.example`,
  password: `secret-${id}`,
}));
export const addresses = ['https://one.example', 'https://two.example'] as const;
/** A Saturday morning. */
const startMs = Date.UTC(2026, 4, 16, 8);
export const secret = /token-\d|secret-\d/;

export const createWorld = (seed: number) => {
  const time = createTime(startMs);
  const random = createChance(seed);
  const servers = addresses.map((address) => createServer(address, people, recordIds));
  const network = createNetwork(new Map(servers.map((server) => [server.address, server])), time.clockOf());
  const problems: string[] = [];
  const asked: Asked[] = [];
  const report = (text: string): void => void problems.push(text);

  const computers = [0, 1].map(() =>
    createComputer({
      ...{ time, network, random },
      onEvent: (event) => {
        if (secret.test(JSON.stringify(event))) report(`a secret reached the page in an event "${event.type}"`);
      },
      onWrite: (bytes) => {
        if (secret.test(Buffer.from(bytes).toString('latin1'))) report('a secret was written to the disk');
      },
    }),
  );
  const computerOf = (index: number): Computer => {
    const computer = computers[index];
    if (!computer) throw new Error(`There is no computer ${index}.`);
    return computer;
  };
  const serverOf = (address: string): Server => {
    const server = servers.find((one) => one.address === address);
    if (!server) throw new Error(`There is no server ${address}.`);
    return server;
  };
  const timesDone = ({ server, value }: Pick<Asked, 'server' | 'value'>): number =>
    serverOf(server).done.filter((one) => one.value === value).length;

  /** Compares what the screen is told with what is so at this moment. */
  const judgeClaim = (one: Asked): void => {
    const { result, value, server, person, computer, isKept, kind } = one;
    if (!result || one.isGivenUp) return;
    const isStored = (): boolean =>
      computerOf(computer)
        .durable({ server, personId: person })
        .some((text) => text.includes(value));
    if (kind === 'note' || kind === 'scan') {
      if (result.ok && isKept && !isStored()) report(`${kind} ${value} was reported as kept, and is not on the disk`);
      return;
    }
    const isDone = timesDone(one) > 0;
    if (result.ok && !isDone) report(`${kind} ${value} was reported as saved, and the server has not done it`);
    const isQueued = !result.ok && result.failure.kind === 'queued';
    if (isQueued && isKept && !isStored() && !isDone)
      report(`${kind} ${value} was reported as waiting, and is not on the disk`);
  };
  /** A person does something on a screen, if one is signed in. */
  const ask = (
    index: number,
    kind: Asked['kind'],
    make: (value: string, app: Computer['app']) => Promise<Result<unknown>>,
    record = '',
  ): void => {
    const computer = computerOf(index);
    const { app } = computer;
    const session = app.tokens.current();
    if (!app.isAlive() || !session || app.session.isLocked()) return;
    const value = `${kind === 'upload' ? 'file-' : 'value-'}${asked.length + 1}x`;
    const one: Asked = {
      ...{ kind, value, computer: index, server: session.target.server, person: session.person.id, record },
      ...{ isKept: !computer.isDiskFull, result: undefined, insisted: 0, isGivenUp: false },
    };
    asked.push(one);
    void app.offline.stores.current().then((open) => {
      one.isKept &&= open?.store.isDurable === true;
    });
    void make(value, app).then((result) => {
      one.result = result;
      one.isKept &&= !computer.isDiskFull;
      judgeClaim(one);
    });
  };

  return {
    ...{ time, random, servers, network, problems, asked, report, computerOf, serverOf, timesDone, ask },
    /** Hand-over files, in the order of their making. */
    files: [] as (readonly Uint8Array[])[],
    /** Who was signed in on which computer, as `server person`. */
    used: new Map<number, Set<string>>(),
  };
};

export type World = ReturnType<typeof createWorld>;
