import type { Notice } from '@contract/bridge/app';
import { fail, ok, type Result } from '@contract/failure';

/** The notices of what the demo contains, as its build wrote them beside the page. */
export const readNotices = async (): Promise<Result<readonly Notice[]>> => {
  try {
    return ok((await (await fetch('/third-party.json')).json()) as readonly Notice[]);
  } catch {
    return fail('file', 'missing-file');
  }
};
