/** A call of the bridge compared with a bare `ipcRenderer.invoke`, alternating between two open windows. */

import { openElectron, present } from './electron-page';
import { atMost, type Bench, info, median } from './figure';

/** An expression for the microseconds per call, averaged over `count` calls because a page's clock is too coarse. */
const timed = (call: string, count: number): string => `(async () => {
  const from = performance.now();
  for (let index = 0; index < ${count}; index += 1) await ${call};
  return ((performance.now() - from) * 1000) / ${count};
})()`;

const about = { version: '1.0.0', electron: '1.0.0', platform: 'linux' };

export const call: Bench = async ({ short }) => {
  const app = await openElectron('.', ['--demo']);
  const bare = await openElectron('tests/bench/bare-app');
  try {
    await app.evaluate(present('form button[type=submit]'));
    await app.evaluate('window.bridge.session.exploreDemo()');
    const detail = `window.bridge.call('booking.detail', { id: window.benchId }, 'bench-' + index).then(({ json }) => JSON.parse(json))`;
    await app.evaluate(`window.bridge.call('booking.list', { page: 1, perPage: 1 }, 'bench').then((answer) => {
      window.benchId = JSON.parse(answer.rows[0])[0].id;
    })`);
    const record = await app.evaluate(detail.replace('index', '0'));
    const pairs = [
      { name: 'bridge call / bare invoke', ours: 'window.bridge.app.about()', theirs: about },
      { name: 'bridge call of a record, answered by the demo / bare invoke of it', ours: detail, theirs: record },
    ];
    const figures = [];
    for (const { name, ours, theirs } of pairs) {
      const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
      await bare.evaluate(`window.benchValue = ${JSON.stringify(theirs)}`);
      for (let round = 0; round < (short ? 6 : 20); round += 1) {
        const first = await app.evaluate<number>(timed(ours, 100));
        const second = await bare.evaluate<number>(timed('window.bare.echo(window.benchValue)', 100));
        // The first round is a warm-up.
        if (round === 0) continue;
        times.ours.push(first);
        times.theirs.push(second);
      }
      figures.push(
        name.startsWith('bridge call /')
          ? atMost(name, median(times.ours) / median(times.theirs), 'x', 2)
          : info(name, median(times.ours) / median(times.theirs), 'x'),
        info('  bridge', median(times.ours), 'µs'),
        info('  bare invoke', median(times.theirs), 'µs'),
      );
    }
    return figures;
  } finally {
    await app.close();
    await bare.close();
  }
};
