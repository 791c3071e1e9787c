import type { Job } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { UploadRow } from '../../../../../renderer/features/media/upload-row';
import { bridge } from '../../../../../renderer/kit/bridge/bridge';
import { useNotices } from '../../../../../renderer/kit/feedback/notify';
import { openKit, setBridge } from '../../kit/kit-page';

test('says why a file is not sent again', async () => {
  setBridge(() => ok({}));
  Object.assign(bridge().files, { retry: async () => fail('busy', 'busy') });
  const job: Job = {
    ...{ id: 'one', kind: 'upload', state: 'failed', title: 'car.png' },
    ...{ done: 0, total: 10, unit: 'bytes', startedAt: '2026-05-16T12:00:00.000Z' },
  };
  openKit([{ path: '/', element: <UploadRow job={job} /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: /car\.png/ }));
  await waitFor(() => expect(useNotices.getState().notices).toMatchObject([{ intent: 'error' }]));
});
