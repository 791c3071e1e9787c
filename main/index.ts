/** Composition root. The only module that imports the demo, and only when a call first needs it. */
import { removeKeyLogVariables } from './app/hardening';
import { refuseStart } from './app/refuse-start';
import { runApp } from './app/run';
import { parseStart } from './app/start';

const dropped = removeKeyLogVariables(process.env);
const start = parseStart();
if ('problems' in start) refuseStart(start.problems);
else {
  const { rows } = start.switches;
  runApp(start.switches, dropped, async () => {
    const { createAnswers } = await import('../mocks/adapter');
    return createAnswers(rows === undefined ? {} : { rows });
  });
}
