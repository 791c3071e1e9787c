/** Reads the list of versions (`latest.yml`) of an update address: no cookies, no identifier, and a limited size. */
import { limits } from '@contract/limits';
import type { AppUpdater } from 'electron-updater';
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js';
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import { readBytes } from '../core/call/read-bytes';
import { isSuccess } from '../core/call/transport';
import { TransportError } from '../core/call/transport-error';
import { type RequestNetwork, sendRequest } from '../transport/electron-request';
import { withStepLimit } from '../transport/step-limit';
import { UpdateError } from './update-problem';

const timeout = 30_000;

const fetchList = async (url: URL, network: RequestNetwork, signal: AbortSignal): Promise<string> => {
  const response = await sendRequest({ url: url.href, redirect: 'follow', signal }, network);
  if (response.status >= 500) throw new UpdateError('unreachable');
  if (!isSuccess(response)) throw new UpdateError('no-list');
  const bytes = await readBytes(response, limits.updates.list, signal).catch((error: unknown) => {
    throw new UpdateError(error instanceof TransportError && error.code === 'too-large' ? 'bad-list' : 'unreachable');
  });
  return new TextDecoder().decode(bytes);
};

type ListProvider = new (options: unknown, updater: AppUpdater, runtime: ProviderRuntimeOptions) => GenericProvider;

/**
 * The library's own reader of such a list, over this network. The library's request would send an id of this computer.
 * `isAsking`: whether a person is asked for a proxy's password now, for whom the request waits.
 */
export const createListProvider = (address: string, network: RequestNetwork, isAsking: () => boolean): ListProvider =>
  class extends GenericProvider {
    constructor(_options: unknown, updater: AppUpdater, runtime: ProviderRuntimeOptions) {
      super({ provider: 'generic', url: address }, updater, runtime);
    }
    protected override httpRequest(url: URL): Promise<string> {
      const never = new AbortController().signal;
      return withStepLimit(timeout, never, isAsking, (signal) => fetchList(url, network, signal));
    }
  };
