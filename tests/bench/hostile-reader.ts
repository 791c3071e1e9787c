/**
 * Calls a list of a server whose answer is meant to harm, and prints what it took: `hostile-reader <server>`. Run by Electron
 * if there is one, as its main process and over Chromium, with the app's own worker for long answers.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createLiveApi } from './live-api';
import { printMeasured } from './measured-program';
import { watchGrowth } from './peak-memory';

const server = process.argv.at(-1) ?? '';

const measure = async () => {
  const api = await createLiveApi(server);
  const never = new AbortController().signal;
  // Loads the modules, the network stack and the worker before memory is measured.
  await api.call('booking.list', { page: 2 }, never);
  const growth = watchGrowth();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const from = performance.now();
  const answer = await api.call('booking.list', { page: 1 }, never);
  const milliseconds = performance.now() - from;
  delay.disable();
  const { own, others } = growth();
  return {
    outcome: answer.ok ? 'ok' : answer.failure.code,
    milliseconds,
    pause: Number.isFinite(delay.max) ? delay.max / 1e6 : 0,
    memory: own + others,
  };
};

printMeasured(measure);
