/** Composition root. The only module that imports the demo, and only when a call first needs it. */
import { dropKeyLogs } from './app/hardening';
import { refuseStart } from './app/refusal';
import { runApp } from './app/run';
import { readStart } from './app/start';

const dropped = dropKeyLogs(process.env);
const start = readStart();
if ('problems' in start) refuseStart(start.problems);
else {
  const { rows } = start.switches;
  runApp(start.switches, dropped, async () => {
    const { createAnswers } = await import('../mocks/adapter');
    return createAnswers(rows === undefined ? {} : { rows });
  });
}
