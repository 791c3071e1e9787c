/** The control requests of a running server: `/__mock/faults`, `network`, `requests`, `reset`, `expire`. */

import { readJson } from '@contract/json/read-json';
import { badNetworks } from '@contract/network/bad-network';
import { ZodError, z } from 'zod';
import type { Answers } from '../adapter';
import type { Faults } from './dialects/faults';
import type { Records } from './request-log';

interface Controlled {
  readonly faults: Faults;
  readonly records: Records;
  readonly answers: Answers;
}

interface Reply {
  readonly status: number;
  readonly value: unknown;
}

const done: Reply = { status: 200, value: { ok: true } };

const addFaults = (faults: Faults, text: string | undefined): Reply => {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    for (const fault of Array.isArray(parsed) ? parsed : [parsed]) faults.add(fault);
    return { status: 200, value: faults.list() };
  } catch (error) {
    return { status: 400, value: { error: error instanceof ZodError ? error.issues : 'The body is no JSON.' } };
  }
};

const NetworkChange = z.strictObject({ name: z.enum(badNetworks) });

const changeNetwork = (faults: Faults, text: string | undefined): Reply => {
  const parsed = NetworkChange.safeParse(readJson(text ?? ''));
  if (!parsed.success) return { status: 400, value: { error: parsed.error.issues } };
  faults.imitate(parsed.data.name);
  return { status: 200, value: { name: faults.network() } };
};

/** Answers one control request; 404 for an unknown one. */
export const control = (
  { faults, records, answers }: Controlled,
  method: string,
  path: string,
  text?: string,
): Reply => {
  switch (`${method} ${path}`) {
    case 'GET /__mock/faults':
      return { status: 200, value: faults.list() };
    case 'POST /__mock/faults':
      return addFaults(faults, text);
    case 'DELETE /__mock/faults':
      faults.clear();
      return done;
    case 'GET /__mock/network':
      return { status: 200, value: { name: faults.network() } };
    case 'POST /__mock/network':
      return changeNetwork(faults, text);
    case 'GET /__mock/requests':
      return { status: 200, value: records.list() };
    case 'DELETE /__mock/requests':
      records.clear();
      return done;
    case 'POST /__mock/reset':
      answers.reset();
      return done;
    case 'POST /__mock/expire':
      answers.expire();
      return done;
    default:
      return { status: 404, value: { error: 'Unknown control request.' } };
  }
};
