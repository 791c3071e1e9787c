/**
 * Installs the demo's bridge in the page before the renderer starts; the demo build includes it. `?rows=` sets the number of
 * bookings (up to `limits.demoRows`), `?latency=` the milliseconds before every answer, `?log=empty` an event of which
 * nothing was noted, `?language=pseudo` a language for tests of the layout.
 */
import '@contract/without-eval';
import { limits } from '@contract/limits';
import { createBridge } from './bridge';
import { startPseudoLanguage } from './page/pseudo-language';

const parameters = new URLSearchParams(location.search);
const option = (name: string, highest: number): number | undefined => {
  const text = parameters.get(name) ?? '';
  return /^[0-9]{1,7}$/.test(text) && Number(text) > 0 ? Math.min(highest, Number(text)) : undefined;
};
const rows = option('rows', limits.demoRows);
const latency = option('latency', 60_000);

if (parameters.get('language') === 'pseudo') startPseudoLanguage();

Object.defineProperty(window, 'bridge', {
  value: createBridge({
    ...(rows ? { rows } : {}),
    ...(latency ? { latency } : {}),
    hasEventLog: parameters.get('log') !== 'empty',
  }),
});
