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

const withTexts = async (answer: unknown): Promise<unknown> => {
  if (Object(answer).ok === false) await loadFailureTexts();
  return answer;
};

const eachCall = (calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => {
      if (typeof call !== 'function') return [name, eachCall(call) as Readonly<Record<string, Call>>];
      const failingWithTexts: Call = (...input) => {
        const answer = call(...input);
        return answer instanceof Promise ? answer.then(withTexts) : answer;
      };
      return [name, failingWithTexts];
    }),
  );

/**
 * `window.bridge`, read on each use so that tests can replace it. The texts of failures load with the first failure, before
 * anyone can show it.
 */
export const bridge = (): WindowBridge =>
  hasFailureTexts() ? window.bridge : (eachCall(window.bridge as unknown as Calls) as unknown as WindowBridge);
