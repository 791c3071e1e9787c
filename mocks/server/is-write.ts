/** Whether a request changes something, by the table of calls. */
import { endpointIds, rowOf } from '@contract/table';

const writes = endpointIds
  .flatMap((id) => rowOf(id) ?? [])
  .filter(({ kind, by }) => kind !== 'read' && by !== 'session')
  .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

export const isWrite = (method: string, path: string): boolean =>
  writes.some((row) => row.method === method && row.pattern.test(path));
