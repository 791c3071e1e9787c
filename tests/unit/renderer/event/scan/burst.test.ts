import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Burst, createBurstDetector, minCodeLength } from '../../../../../renderer/event/scan/burst';

const maxGap = 50;
const codes = fc.string({ minLength: minCodeLength, maxLength: 60, unit: 'grapheme-ascii' });
const gaps = (min: number, max: number) => fc.array(fc.integer({ min, max }), { minLength: 61, maxLength: 61 });

/** Presses the keys of a text and Enter, each after its gap. */
const type = (text: string, waits: readonly number[], detector = createBurstDetector({ maxGap })) => {
  let at = 1_000;
  const found: Burst[] = [];
  for (const [index, key] of [...text, 'Enter'].entries()) {
    if (index > 0) at += waits[index] ?? 0;
    const burst = detector.press(key, at);
    if (burst) found.push(burst);
  }
  return found;
};

it('recognizes every code whose keys follow fast enough', () => {
  fc.assert(
    fc.property(codes, gaps(0, maxGap), (code, waits) => {
      expect(type(code, waits).map((burst) => burst.code)).toEqual([code]);
    }),
  );
});

it('never takes typing for a scan', () => {
  fc.assert(
    fc.property(codes, gaps(maxGap + 1, 2_000), (text, waits) => {
      expect(type(text, waits)).toEqual([]);
    }),
  );
});

it('measures the longest time between two keys', () => {
  expect(type('TK-1', [0, 3, 18, 4, 9])).toMatchObject([{ code: 'TK-1', gap: 18, pause: Number.POSITIVE_INFINITY }]);
});

it('starts again after a long pause, and ignores short bursts', () => {
  expect(type('abTK-55', [0, 5, 2_400, 5, 5, 5, 5, 5])).toMatchObject([{ code: 'TK-55', gap: 5, pause: 2_400 }]);
  expect(type('abc', [0, 5, 5, 5])).toEqual([]);
});

it('ignores modifiers inside of a code, and ends a burst at any other key', () => {
  const detector = createBurstDetector({ maxGap });
  const press = (keys: readonly string[]) => keys.map((key, at) => detector.press(key, at)).find(Boolean)?.code;
  expect(press(['Shift', 'T', 'Shift', 'K', '-', '1', 'Enter'])).toBe('TK-1');
  expect(press(['T', 'K', 'F5', '-', '1', 'Enter'])).toBeUndefined();
});

it('knows from the third key on that a burst is under way, because two may be quick shortcuts', () => {
  const detector = createBurstDetector({ maxGap });
  expect(detector.isInBurst()).toBe(false);
  detector.press('T', 0);
  expect(detector.isInBurst()).toBe(false);
  detector.press('K', 10);
  expect(detector.isInBurst()).toBe(false);
  detector.press('-', 20);
  expect(detector.isInBurst()).toBe(true);
  detector.press('x', 500);
  expect(detector.isInBurst()).toBe(false);
});

describe('a burst that is not whole', () => {
  /** Presses keys 10 ms apart; a number is a pause. Returns the codes, and whether the last Enter ended a cut scan. */
  const press = (keys: readonly (string | number)[], detector = createBurstDetector({ maxGap })) => {
    let at = 1_000;
    const codes: string[] = [];
    for (const key of keys)
      if (typeof key === 'number') at += key;
      else {
        at += 10;
        const burst = detector.press(key, at);
        if (burst) codes.push(burst.code);
      }
    return { codes, isCut: detector.interruption() !== undefined, detector, at };
  };
  const enter = 'Enter';

  it.each([
    ['a pause in it', [...'TK-552', 80, ...'3-12', enter]],
    ['a pause after its first key', ['T', 80, ...'K-5523-12', enter]],
    ['a pause before its last key', [...'TK-5523-1', 80, '2', enter]],
    ['a pause before Enter', [...'TK-5523-12', 80, enter]],
    ['several pauses', [...'TK-', 80, ...'552', 120, ...'3-1', 60, '2', enter]],
    ['a pause of more than a second', [...'TK-552', 1_900, ...'3-12', enter]],
    ['a pause of seconds', [...'TK-552', 4_000, ...'3-12', enter]],
    ['another key in it', [...'TK-552', 'F8', ...'3-12', enter]],
    ['a dead key in it', [...'TK-552', 'Dead', ...'3-12', enter]],
    ['a key that the browser does not know', [...'TK-552', 'Unidentified', ...'3-12', enter]],
    ['Backspace in it', [...'TK-552', 'Backspace', ...'3-12', enter]],
  ])('with %s is no code, and is told', (_what, keys) => {
    expect(press(keys)).toMatchObject({ codes: [], isCut: true });
  });

  it('is whole or nothing, wherever it pauses', () => {
    const pauses = fc.array(fc.oneof(fc.integer({ min: 0, max: maxGap }), fc.integer({ min: 0, max: 1_900 })), {
      minLength: 61,
      maxLength: 61,
    });
    fc.assert(
      fc.property(codes, pauses, (code, waits) => {
        for (const burst of type(code, waits)) expect(burst.code).toBe(code);
      }),
    );
  });

  it('is whole with keys that give two characters', () => {
    expect(press([...'TK', 'لآ', ...'-148', enter]).codes).toEqual(['TKلآ-148']);
  });

  it('is whole with modifiers in it', () => {
    expect(press(['Shift', 'T', 'Shift', 'K', 'NumLock', '-', 'CapsLock', '1', 'AltGraph', enter]).codes).toEqual([
      'TK-1',
    ]);
  });

  it('spoils no later code', () => {
    const cut = press([...'TK-552', 80, ...'3-12', enter]);
    expect(press([300, ...'BT-148', enter], cut.detector).codes).toEqual(['BT-148']);
    expect(press([...'TK-552', 6_000, ...'BT-148', enter]).codes).toEqual(['BT-148']);
    expect(press(['ArrowDown', ...'BT-148', enter]).codes).toEqual(['BT-148']);
  });

  it('is told of no person who types', () => {
    expect(press(['v', 200, 'a', 200, 'l', 30, 'e', 200, enter]).isCut).toBe(false);
    expect(press(['g', 'b', 300, enter]).isCut).toBe(false);
  });

  it('says whether a part of it went elsewhere', () => {
    const detector = createBurstDetector({ maxGap });
    for (const [at, key] of [...'TK-552'].entries()) detector.press(key, at, 'page');
    detector.interrupt(10, 'page');
    for (const [at, key] of [...'3-12', enter].entries()) detector.press(key, at + 20, 'field');
    expect(detector.interruption()).toMatchObject({ isMoved: true });
  });
});

describe('the end of a code', () => {
  /** Presses keys 10 ms apart; a number is a pause. Returns each code, and what `finish` gives when no key follows. */
  const press = (keys: readonly (string | number)[], endKey = 'auto') => {
    const detector = createBurstDetector({ maxGap, endKey });
    let at = 1_000;
    const codes: string[] = [];
    for (const key of keys)
      if (typeof key === 'number') at += key;
      else {
        at += 10;
        const burst = detector.press(key, at);
        if (burst) codes.push(burst.code);
      }
    return { codes, left: detector.finish()?.code, detector, at };
  };
  const code = 'TK-5523-12';

  it.each([
    ['Enter', ['Enter']],
    ['a line feed', ['\n']],
    ['a carriage return as a control key', ['\r']],
    ['Enter and a line feed', ['Enter', '\n']],
    ['a line feed and Enter', ['\n', 'Enter']],
    ['two Enters', ['Enter', 'Enter']],
    ['a function key and Enter', ['F8', 'Enter']],
    ['Tab and Enter', ['\t', 'Enter']],
  ])('is %s', (_name, keys) => {
    const { codes, left } = press([...code, ...keys]);
    expect(codes.map((one) => one.trim())).toEqual([code]);
    expect(left).toBeUndefined();
  });

  it('is a pause for whoever asks, also after a key without text', () => {
    expect(press([...code]).left).toBe(code);
    expect(press([...code, 'F8']).left).toBe(code);
    expect(press([...code, '\t']).left?.trim()).toBe(code);
    expect(press([...'TK-552', 80, ...'3-12']).left).toBeUndefined();
    expect(press([...'TK-552', 'Backspace']).left).toBeUndefined();
    expect(press([...'312']).left).toBeUndefined();
  });

  it('is no pause that only a busy computer made: what comes late goes on with what was taken', () => {
    const { left, detector, at } = press([...'TK-55']);
    expect(left).toBe('TK-55');
    const late = [...'23-12', 'Enter'].map((key, index) => detector.press(key, at + 10 * (index + 1))?.code);
    expect(late.at(-1)).toBe(code);
    const tailed = press([...'TK-55', 'F8']);
    for (const [index, key] of [...'23-12', 'Enter'].entries())
      expect(tailed.detector.press(key, tailed.at + 10 * (index + 1))).toBeUndefined();
    const whole = press([...code]);
    expect(whole.detector.press('Enter', whole.at + 10)).toBeUndefined();
    for (const [index, key] of [...'TK-9'].entries()) whole.detector.press(key, whole.at + 20 + 10 * index);
    expect(whole.detector.press('Enter', whole.at + 60)?.code).toBe('TK-9');
    const next = press([...code]);
    const another = [...'TK-9', 'Enter'].map(
      (key, index) => next.detector.press(key, next.at + 400 + 10 * index)?.code,
    );
    expect(another.at(-1)).toBe('TK-9');
  });

  it('is the key that the scanner is set to', () => {
    expect(press([...code, 'F8'], 'F8').codes).toEqual([code]);
    expect(press([...code, '\u0003'], '\u0003').codes).toEqual([code]);
  });

  it('leaves the time after it to the suffix, and no longer', () => {
    const { detector, at } = press([...code, 'Enter', '\n']);
    expect(detector.isQuiet(at + 100)).toBe(true);
    expect(detector.isQuiet(at + 101)).toBe(false);
    expect(press(['g', 100, 'b', 'Enter']).detector.isQuiet(1_200)).toBe(false);
    expect(press(['@', 'Enter']).detector.isQuiet(1_030)).toBe(true);
    expect(press([' ', 'Enter']).detector.isQuiet(1_030)).toBe(false);
  });

  it('is no end if the next line follows as fast as the characters do', () => {
    expect(press([...'@', 'Enter', ...'ANSI', '\n', 'Enter', ...'DCSVALE', 'Enter']).codes).toEqual([
      '@\nANSI',
      '@\nANSI\nDCSVALE',
    ]);
    expect(press([...code, 'Enter', 30, ...'BT-148', 'Enter']).codes).toEqual([code, 'BT-148']);
    // A key without text begins another code.
    expect(press([...code, 'Enter', 500, 'Unidentified', ...'BT-148', 'Enter']).codes).toEqual([code, 'BT-148']);
  });

  it('leaves the Enter on an item of a menu to the person, whose one letter has found the item', () => {
    const detector = createBurstDetector({ maxGap });
    detector.press('d', 0, 'first item');
    expect(detector.press('Enter', 5, 'found item')).toBeUndefined();
    expect(detector.isQuiet(5)).toBe(false);
  });

  it('knows keys that went elsewhere apart from a burst', () => {
    const detector = createBurstDetector({ maxGap });
    for (const at of [0, 10, 20]) detector.interrupt(at, 'field');
    expect(detector.isQuiet(30)).toBe(false);
    expect(detector.isQuietElsewhere(30)).toBe(true);
  });
});
