/** The demo uses the canonical names, so reading it must change nothing and cost little. */
import { readAnswer } from '@contract/http/read-answer';
import { parseInput, requestOf } from '@contract/http/request';
import { endpointIds, isSample } from '@contract/table';
import { describe, expect, it } from 'vitest';
import { createAnswers, demoServer } from '../../../../mocks/adapter';
import { inputOf } from '../../../support/product-inputs';
import { row } from '../../../support/rows';

const now = (): number => Date.UTC(2026, 4, 16, 15, 30);
const { answer } = createAnswers({ now });

const send = async (id: string, input: unknown, token: string): Promise<unknown> => {
  const parsed = parseInput(row(id).input, input);
  const request = parsed.ok ? requestOf(row(id), parsed.value) : parsed;
  if (!request.ok) throw new Error(id);
  const response = await answer(
    new Request(`${demoServer}${request.value.path}`, {
      method: request.value.method,
      body: JSON.stringify(request.value.body ?? {}),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    }),
  );
  return response.json();
};

const withoutEntity = (id: string) => {
  const { entity: _, ...output } = row(id).output;
  return { ...row(id), output };
};

/** Compares numbers as text, because the demo sends a few numbers as text on purpose. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? String(one) : one)));

describe('the demo', () => {
  const calls = endpointIds.filter(
    (id) => !isSample(id) && row(id).output.entity !== undefined && row(id).by !== 'files',
  );

  it('is returned unchanged', async () => {
    const logIn = { email: 'admin@pitwall.example', password: 'pitwall' };
    const body = (await send('auth.logIn', logIn, '')) as { data: { attributes: { accessToken: string } } };
    const token = body.data.attributes.accessToken;
    for (const id of calls) {
      if (id === 'auth.logIn' || row(id).kind !== 'read') continue;
      const sent = await send(id, { ...(inputOf(id) as object) }, token);
      const at = { status: 200, type: 'application/json', body: sent };
      expect([id, bare(readAnswer(row(id), at))]).toEqual([id, bare(readAnswer(withoutEntity(id), at))]);
    }
  });
});
