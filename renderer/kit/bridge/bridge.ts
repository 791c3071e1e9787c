/** Access to `window.bridge`, the renderer's only connection to main. */
import type { WindowBridge } from '@contract/bridge';
import { hasFailureTexts, loadFailureTexts } from '../feedback/failure-texts';

declare global {
  interface Window {
    readonly bridge: WindowBridge;
  }
}

type Call = (...input: unknown[]) => unknown;
type Calls = Readonly<Record<string, Call | Readonly<Record<string, Call>>>>;

const isFailure = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

const withTexts = async (answer: unknown): Promise<unknown> => {
  const result = await answer;
  if (isFailure(result)) await loadFailureTexts();
  return result;
};

const failingWithTexts =
  (call: Call): Call =>
  (...input) => {
    const answer = call(...input);
    return answer instanceof Promise ? withTexts(answer) : answer;
  };

const eachCall = (calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      typeof call === 'function' ? failingWithTexts(call) : (eachCall(call) as Readonly<Record<string, Call>>),
    ]),
  );

/**
 * `window.bridge`, read on each use so that tests can replace it. The texts of failures load with the first failure, before
 * anyone can show it.
 */
export const bridge = (): WindowBridge =>
  hasFailureTexts() ? window.bridge : (eachCall(window.bridge as unknown as Calls) as unknown as WindowBridge);
