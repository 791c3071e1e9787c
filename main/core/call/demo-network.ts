/** Imitates a bad network for the demo, so that a person can practice, and tests need no real one. */
import { type BadNetwork, type NetworkFault, networkFaults } from '@contract/network/bad-network';
import { raceAbort } from '../async/deadline';
import type { Clock, Random } from '../async/ports';
import { wait } from '../async/timing';
import type { TransportResponse } from './transport';
import { TransportError } from './transport-error';

export interface DemoNetworkOptions {
  /** The fault that the person chose in the settings. */
  readonly network: () => BadNetwork;
  readonly clock: Clock;
  readonly random: Random;
}

/** What of a request decides which faults affect it. */
export interface DemoCall {
  readonly isWrite: boolean;
  /** A sign of life, which belongs to no person. */
  readonly isProbe: boolean;
}

/** Does the work of a call, or part of it, as the network allows. */
export type DemoNetwork = (
  call: DemoCall,
  signal: AbortSignal,
  work: () => Promise<TransportResponse>,
) => Promise<TransportResponse>;

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

const breakOff = (network: BadNetwork): TransportError =>
  network === 'offline' ? new TransportError('offline', false) : new TransportError('unreachable', true);

export const createDemoNetwork = ({ network, clock, random }: DemoNetworkOptions): DemoNetwork => {
  let current: BadNetwork = 'good';
  let counts = new Map<NetworkFault, number>();

  const faultOf = ({ isWrite, isProbe }: DemoCall): NetworkFault | undefined => {
    if (network() !== current) counts = new Map();
    current = network();
    const fault = networkFaults[current].find(
      (each) =>
        !(each.only === 'write' && !isWrite) &&
        !(each.only === 'signed-in' && isProbe) &&
        (counts.get(each) ?? 0) < (each.times ?? Number.POSITIVE_INFINITY) &&
        random.number() < (each.chance ?? 1),
    );
    if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1);
    return fault;
  };

  return async (call, signal, work) => {
    const fault = faultOf(call);
    if (fault?.latency !== undefined) await raceAbort(signal, wait(clock, fault.latency, signal));
    if (fault?.drop === 'before') throw breakOff(current);
    if (fault?.expire) return { status: 401, headers: {}, body: bytesOf('') };
    if (fault?.status !== undefined)
      return { status: fault.status, headers: fault.headers ?? {}, body: bytesOf(fault.body ?? '') };
    const response = await work();
    if (fault?.drop === 'after') throw breakOff(current);
    return response;
  };
};
