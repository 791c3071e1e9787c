/** The health check leaves nothing behind: an answer whose body nobody reads would keep its connection. */
import { expect, test } from 'vitest';
import { sendProbe } from '../../../../../main/core/call/probe';
import { systemClock } from '../../../../../main/desktop/system-ports';

test('a health check ends its own request once the server has answered', async () => {
  let asked: AbortSignal | undefined;
  const answer = await sendProbe(
    systemClock,
    async (_request, _server, signal) => {
      asked = signal;
      return { status: 200, headers: { 'content-type': 'application/json' }, body: (async function* () {})() };
    },
    { server: 'https://api.example.com', hasStartPage: false },
    'online',
    new AbortController().signal,
  );
  expect(answer).toMatchObject({ status: 200 });
  expect(asked?.aborted).toBe(true);
});
