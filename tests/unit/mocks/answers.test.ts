import { endpointIds, isSample, rowOf } from '@contract/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../../mocks/answers/answer-of';
import { inputOf } from '../../support/product-inputs';
import { type Client, createClient, type Fields } from './client';

const answered = endpointIds.filter((id) => !isSample(id));

describe('every product call has an answer that the contract can read', () => {
  let client: Client;
  beforeAll(async () => {
    client = createClient();
    await client.signIn();
  });

  it('no answer is missing', () => {
    expect(answered.filter((id) => answerOf(id) === undefined)).toEqual([]);
  });

  it.each(answered.filter((id) => id !== 'media.upload'))('%s', async (id) => {
    const row = rowOf(id);
    const result = await client.call(id, inputOf(id));
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    const value = result.value as Fields;
    switch (row?.output.shape) {
      case 'list':
        expect((value.rows as Fields[]).length).toBeGreaterThan(0);
        break;
      case 'record':
        expect(Object.keys(value).length).toBeGreaterThan(2);
        break;
      case 'done':
        expect(value.message).toMatch(/\w/);
        break;
      default:
        expect(['rows', 'text', 'base64']).toContain(value.form);
    }
  });
});
