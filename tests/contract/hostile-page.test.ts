/**
 * SEC-20, SEC-38, SEC-60: a hostile page calls the bridge. The calls come from the contract, so new ones are tested
 * automatically.
 */
import { DropInput, DroppedFileInput } from '@contract/bridge/files';
import { nativeChannels } from '@contract/bridge/native-calls';
import { endpointIds, rowOf } from '@contract/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Handlers } from '../../main/ipc/register';
import { fakeIpc, ownPage, recordingHandlers } from '../support/ipc';

const schemas = new Map<string, z.ZodType>([
  ...[...nativeChannels].map(([channel, { input }]) => [channel, input] as const),
  ['files.drop', DropInput],
  ['files.dropTable', DroppedFileInput],
]);

/** Invalid values: primitives, objects with known names but wrong values, and names that reach a prototype. */
const words = [
  'id',
  'data',
  'q',
  'path',
  'drafts',
  'email',
  'password',
  'job',
  'url',
  'rows',
  'source',
  'title',
  'files',
];
const names = fc.oneof(fc.constantFrom(...words, '__proto__', 'constructor', 'toString'), fc.string());
const junk = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true, maxDepth: 4 }),
  fc.dictionary(names, fc.anything({ maxDepth: 2 })),
  fc.json().map((text) => JSON.parse(text)),
);

const isEnvelope = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  (Reflect.get(answer, 'ok') === true || Reflect.has(answer, 'failure'));

describe('a hostile page (SEC-20, SEC-38, SEC-60)', () => {
  it.each([...schemas.keys()])(
    '%s: never throws, and its handler gets only input that the schema accepts',
    async (channel) => {
      const requests: string[] = [];
      const ipc = fakeIpc(recordingHandlers(requests));
      const page = ownPage();
      await fc.assert(
        fc.asyncProperty(fc.array(junk, { maxLength: 3 }), async (input) => {
          requests.length = 0;
          expect(isEnvelope(await ipc.ask(channel, page, ...input))).toBe(true);
          const isValid = input.length <= 1 && schemas.get(channel)?.safeParse(input[0]).success === true;
          expect(requests.length === 0 || isValid).toBe(true);
        }),
        { numRuns: 5_000 },
      );
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('call: accepts any id, input and call id without throwing', async () => {
    const seen: [string, unknown][] = [];
    const call: Handlers['call'] = (id, input) => {
      seen.push([id, input]);
      return { ok: true, value: null };
    };
    const ipc = fakeIpc({ ...recordingHandlers([]), call });
    const page = ownPage();
    const ids = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...endpointIds) }, { weight: 1, arbitrary: junk });
    const callIds = fc.oneof(fc.constant('a'), junk);
    await fc.assert(
      fc.asyncProperty(ids, junk, callIds, fc.array(junk, { maxLength: 1 }), async (id, input, callId, more) => {
        seen.length = 0;
        expect(isEnvelope(await ipc.ask('call', page, id, input, callId, ...more))).toBe(true);
        for (const [known] of seen) {
          expect(rowOf(known)?.by ?? 'screen').toBe('screen');
          expect(rowOf(known)?.input.safeParse(input).success).toBe(true);
        }
      }),
      { numRuns: 5_000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('cancel: accepts any value without throwing', () => {
    const ipc = fakeIpc(recordingHandlers([]));
    fc.assert(
      fc.property(fc.array(junk, { maxLength: 3 }), (input) => {
        ipc.send('cancel', ownPage(), ...input);
      }),
      { numRuns: 5_000 },
    );
  });
});
