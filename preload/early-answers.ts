/**
 * What every page asks main first, asked before its scripts run: main answers while they load. An answer is given once, and
 * only if no event has come since, which may have changed it.
 */
import { ipcRenderer } from 'electron';
import { channels } from './contract/bridge';

const askedFirst = ['settings.read', 'session.current', 'files.jobs'];

const isOk = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

/**
 * Asks by `invoke`, which never rejects.
 *
 * @returns answers a channel of these once. A failure is asked again.
 */
export const askEarly = (
  invoke: (channel: string) => Promise<unknown>,
): ((channel: string) => Promise<unknown> | undefined) => {
  const asked = new Map(askedFirst.map((channel) => [channel, invoke(channel)]));
  ipcRenderer.once(channels.event, () => asked.clear());
  return (channel) => {
    const answer = asked.get(channel);
    asked.delete(channel);
    return answer?.then((value) => (isOk(value) ? value : invoke(channel)));
  };
};
