/** What became of an admin whose answer was lost. */
import type { Data } from '@contract/data';
import type { Done } from '@contract/endpoint';
import type { Result } from '@contract/failure';
import { ask } from '../../../kit/ask';
import { hasData, settle } from '../../../kit/form/settle';

export const settleUpdate = (result: Result<Done>, id: string, data: Data): Promise<Result<Done>> =>
  settle(result, async () => {
    const now = await ask('admin.detail', { id });
    return now.ok && hasData(now.value, data) ? now.value : undefined;
  });

/** Nobody else has the same email. */
export const settleCreate = (result: Result<Done>, data: Data): Promise<Result<Done>> =>
  settle(result, async () => {
    const found = await ask('admin.list', { q: String(data.email ?? '').slice(0, 200), page: 1, perPage: 50 });
    return found.ok ? found.value.rows.find((row) => hasData(row, data)) : undefined;
  });
