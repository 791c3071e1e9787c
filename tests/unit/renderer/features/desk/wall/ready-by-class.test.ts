import { expect, test } from 'vitest';
import { pendingParts } from '../../../../../../renderer/event/readiness/part';
import { ticketLines } from '../../../../../../renderer/features/desk/papers/ticket-lines';
import { maskName } from '../../../../../../renderer/features/desk/wall/people-panels';
import { readyByClass } from '../../../../../../renderer/features/desk/wall/ready-panel';

const days = { today: '2026-11-21', until: '2026-11-22', isOfEvent: true };
const racer = { ticketType: 'racer', eventId: 5 } as const;

test('a racer of two classes counts in both and once in all, and one without a class is last', () => {
  const { lines } = ticketLines(
    [
      { ...racer, id: 1, userId: 7, ticketNumber: 'TK-1', vehicleNumber: '21', className: 'Street' },
      { ...racer, id: 2, userId: 7, ticketNumber: 'TK-2', vehicleNumber: '8', className: 'Pro' },
      { ...racer, id: 3, userId: 9, ticketNumber: 'TK-3', vehicleNumber: '9', className: 'street' },
    ],
    [],
  );
  const racers = [{ id: 7 }, { id: 8 }, { id: 9 }];
  expect(readyByClass({ eventId: 5, racers, lines, parts: new Map([['7', pendingParts]]), days })).toEqual({
    ready: 0,
    racers: 3,
    classes: [
      { className: 'Pro', ready: 0, racers: 1 },
      { className: 'Street', ready: 0, racers: 2 },
      { className: '', ready: 0, racers: 1 },
    ],
  });
});

test.each([
  ['Dana Whitlock', 'D. W.'],
  ['  María  José O’Neill ', 'M. J. O.'],
  ['(Dan) 7', 'D. 7.'],
  ['سارة العلي', 'س. ا.'],
  ['', ''],
])('masks the name "%s" as "%s"', (name, masked) => expect(maskName(name)).toBe(masked));
