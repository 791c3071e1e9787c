/** Recognizes a scanner that acts as a keyboard, on every screen. */
import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type Burst, createBurstDetector, isTextKey } from '../../../event/scan/burst';
import { squeeze } from '../../../event/scan/code';
import { mayGoOn } from '../../../event/scan/foreign';
import { characterOfNumber, controlOf, isCombination, placeOf, unreadable } from '../../../event/scan/layout';
import { isForeignOpen, startScan, useScanStore } from '../../../event/scan/scan-store';
import { isDialogOpen } from '../../../kit/commands/command';
import { isModifierKey } from '../../../kit/commands/keys';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { useCan } from '../../../kit/stores/session';
import { useSettings, useToggle } from '../../../kit/stores/settings';
import {
  acceptsScan,
  digitOf,
  endsText,
  isEditing,
  isEnd,
  isJustAfter,
  isTextField,
  isTyping,
  nameOfKey,
  swallow,
  takesAllKeys,
} from './scan-target';
import { personalText, readCode } from './scan-text';

/** Milliseconds after the window got or lost the focus, in which a burst may have begun or may end in another window. */
const focusTime = 500;
/** Milliseconds without a key after which a burst is over that has no end. */
const endlessTime = 300;

/** What waits for more keys: a code that may have another line, or one that has no end yet. */
interface Waiting {
  readonly run: () => void;
  readonly at: number;
  /** The code whose next line may come; none for one without an end. */
  readonly burst?: Burst;
}

/** At most one thing waits; another one takes its place. */
const useWaiting = () => {
  const current = useRef<Waiting & { readonly timer: number }>(undefined);
  const stop = (): Waiting | undefined => {
    const before = current.current;
    clearTimeout(before?.timer);
    current.current = undefined;
    return before;
  };
  const wait = (delayMs: number, waiting: Waiting): void => {
    stop();
    current.current = { ...waiting, timer: window.setTimeout(() => stop()?.run(), delayMs) };
  };
  return { wait, stop };
};

export const useScanner = (): void => {
  const text = useText('app');
  const canLookUp = useCan(['read', 'Ticket']);
  const isEverywhere = useToggle('scanAnywhere');
  const settings = useSettings((state) => state.settings);
  const maxGap = settings?.scannerGap ?? limits.scannerGap.initial;
  const { scannerEnd = 'auto', scannerPrefix = '', scannerLayout = 'auto' } = settings ?? {};
  const detector = useMemo(() => {
    const control = /^Ctrl\+(.)$/.exec(scannerEnd)?.[1];
    return createBurstDetector({
      maxGap,
      endKey: control ? String.fromCharCode(control.charCodeAt(0) % 32) : scannerEnd,
    });
  }, [maxGap, scannerEnd]);
  const waiting = useWaiting();
  /** The digits of a character that is typed by its number, and when the last one came. */
  const number = useRef({ digits: '', at: 0 });
  /** Whether the field has characters that its keys don't tell, or tells them better. */
  const hasOwnText = useRef(false);
  /** The text of the field whose scan came last: a second Enter there is the scanner's. */
  const scanned = useRef('');

  const warn = (reason: 'dialogOpen' | 'interrupted') =>
    notify({
      id: 'scan',
      intent: 'warning',
      title: text(`scan.${reason}.title`),
      body: text(`scan.${reason}.body`),
    });
  const read = (burst: Burst, at: number, target: EventTarget | null): string | undefined =>
    endsText(target, burst)
      ? undefined
      : readCode(burst.strokes, at, {
          ...{ layout: scannerLayout, prefix: scannerPrefix },
          ownText: hasOwnText.current && target instanceof HTMLInputElement ? target.value : undefined,
        });
  const accept = (code: string, at: number, target: EventTarget | null): void => {
    hasOwnText.current = false;
    scanned.current = target instanceof HTMLInputElement ? target.value : '';
    if (isDialogOpen()) warn('dialogOpen');
    // A sign alone is the first line of a license.
    else if (squeeze(code) !== '' || isForeignOpen(at)) startScan(code, at);
  };
  const endNumber = (target: EventTarget | null): void => {
    const { digits, at } = number.current;
    if (digits === '') return;
    number.current = { digits: '', at };
    detector.press(characterOfNumber(digits), at, target);
    hasOwnText.current = true;
  };
  /** Takes the code if no other key follows, as its end is missing. */
  const waitForEnd = ({ target, timeStamp: at }: KeyboardEvent, delayMs = endlessTime): void => {
    if (!detector.isInBurst()) return;
    const run = () => {
      endNumber(target);
      const burst = detector.finish();
      const code = burst && read(burst, at, target);
      if (code !== undefined) accept(code, at, target);
      else if (isForeignOpen(at)) startScan('', at);
    };
    waiting.wait(delayMs, { at, run });
  };
  const isSameText = (target: EventTarget | null): boolean => {
    const { value = '' } = target as HTMLInputElement;
    return value === scanned.current || squeeze(value) === squeeze(useScanStore.getState().scan?.code);
  };

  /** Text of another field: not a scan, but the control keys within and after it are the scanner's. */
  const passBy = (event: KeyboardEvent): void => {
    const { key, timeStamp: at, target } = event;
    if (key === 'Enter') detector.clear();
    else if (isTextKey(key) && !isCombination(event)) detector.interrupt(at, target);
    else if (isCombination(event) && !isEditing(event) && controlOf(event) !== undefined && isJustAfter(detector, at))
      swallow(event);
  };
  const pressDigit = (event: KeyboardEvent, digit: string): void => {
    const { target, timeStamp: at } = event;
    number.current = { digits: number.current.digits + digit, at };
    detector.pass(at);
    if (isTextField(target)) waitForEnd(event);
    else if (detector.isOpen()) swallow(event);
  };
  /** The code before is looked up, unless this key may be of its next line. */
  const endLine = (before: Waiting | undefined, name: string | undefined, at: number): void => {
    if (!before?.burst) return;
    const isText = name !== undefined && isTextKey(name) && !isEnd(name);
    if (!isText) waiting.wait(maxGap, before);
    else if (at - before.at > before.burst.linePause || at < before.at) before.run();
  };

  /** Whether a key that completes no code is the scanner's all the same: as a shortcut it must not work. */
  const isScanners = (
    event: KeyboardEvent,
    name: string,
    was: Readonly<Record<'isQuiet' | 'isOpen', boolean>>,
  ): boolean => {
    const { key, target, timeStamp: at } = event;
    const isField = isTextField(target);
    if (isCombination(event) && isTextKey(name)) return true;
    // A second Enter belongs to the scan.
    if (isEnd(name)) return isField ? was.isQuiet && !was.isOpen && isSameText(target) : detector.isQuiet(at);
    if (isTyping(event)) return false;
    if (detector.isInBurst() || (was.isQuiet && key !== 'Escape')) return true;
    return !isField && isTextKey(name) && isForeignOpen(at);
  };
  const press = (event: KeyboardEvent, name: string): void => {
    const { target, timeStamp: at } = event;
    const isField = isTextField(target);
    const was = { isQuiet: detector.isQuiet(at), isOpen: detector.isOpen() };
    const burst = detector.press(name, at, target, placeOf(event));
    const interruption = detector.interruption();
    const code = burst && read(burst, at, target);
    const personal = interruption && personalText(interruption.strokes, at);
    if (burst && code !== undefined) {
      swallow(event);
      const run = () => accept(code, at, target);
      if (mayGoOn(code)) waiting.wait(maxGap, { at, burst, run });
      else run();
    } else if (personal !== undefined) {
      swallow(event);
      // Lines that follow must not be looked up either.
      startScan(personal, at);
    } else if (!isField ? burst || interruption : interruption?.isMoved) {
      swallow(event);
      warn('interrupted');
    } else {
      if (isScanners(event, name, was)) swallow(event);
      if (isField || name === '\t' || scannerEnd === 'none') waitForEnd(event, name === '\t' ? maxGap : endlessTime);
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp: at } = event;
    if (takesAllKeys(target)) return;
    const isField = isTextField(target);
    if (isField && !acceptsScan(target)) return isModifierKey(key) ? undefined : passBy(event);
    if (!isField && !isEverywhere) return;
    const digit = digitOf(event);
    if (digit !== undefined) return pressDigit(event, digit);
    endNumber(target);
    if (key === 'Alt') detector.pass(at);
    if (isModifierKey(key)) return;
    const name = nameOfKey(event, detector, scannerEnd);
    endLine(waiting.stop(), name, at);
    // It ends the composition, whose text is in the field then.
    if (event.isComposing && (key === 'Enter' || event.code === 'Enter'))
      return isField ? waitForEnd(event) : undefined;
    if (name === undefined) return detector.interrupt(at, target);
    if (!detector.isOpen()) hasOwnText.current = hasOwnText.current && !isTextKey(name);
    if (name === unreadable) hasOwnText.current = true;
    press(event, name);
  });
  // The window's own: those of elements don't bubble.
  const onFocus = useEffectEvent((event: FocusEvent) => detector.interrupt(event.timeStamp, window, focusTime));
  const stopWaiting = useEffectEvent(waiting.stop);
  useEffect(() => {
    if (!canLookUp) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal });
    for (const name of ['focus', 'blur'] as const) window.addEventListener(name, (event) => onFocus(event), { signal });
    return () => {
      stopWaiting();
      stop.abort();
    };
  }, [canLookUp]);
};
