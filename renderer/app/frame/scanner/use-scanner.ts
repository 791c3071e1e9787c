/** Recognizes a scanner that acts as a keyboard, on every screen. */
import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type Burst, createBurstDetector, isTextKey } from '../../../event/scan/burst';
import { cleanCode, squeeze } from '../../../event/scan/code';
import { isForeign, mayGoOn } from '../../../event/scan/foreign';
import {
  characterAt,
  characterOfNumber,
  controlOf,
  isCombination,
  placeOf,
  readStrokes,
  type Stroke,
  senseOf,
  textOnLayout,
  typedText,
  unreadable,
} from '../../../event/scan/layout';
import { isForeignOpen, isLineOfForeign, startScan, useScanStore } from '../../../event/scan/scan-store';
import { isModifierKey } from '../../../kit/commands/keys';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { useCan } from '../../../kit/stores/session';
import { useSettings, useToggle } from '../../../kit/stores/settings';
import { acceptsScan, endsText, isEditing, isEnd, isTextField, movesCaret, swallow, takesAllKeys } from './scan-target';

/** Milliseconds after the window got or lost the focus, in which a burst may have begun or may end in another window. */
const focusTime = 500;
/** Milliseconds without a key after which a burst is over that has no end. */
const endlessTime = 300;

/** What waits for more keys: a code that may have another line, or one that has no end yet. */
interface Waiting {
  readonly timer: number;
  readonly run: () => void;
  /** The code whose next line may come; none for one without an end. */
  readonly burst?: Burst;
  readonly at: number;
}

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
  const waiting = useRef<Waiting>(undefined);
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

  /** The text of the keys, on any layout, that is a secret or personal data. It is neither looked up nor sent. */
  const personal = (strokes: readonly Stroke[], at: number, ...texts: readonly string[]): string | undefined =>
    // Strokes without places have no text on another layout, which is not an empty line.
    [...texts, typedText(strokes), textOnLayout(strokes, 'us')]
      .filter((one) => one !== undefined)
      .find((one) => isForeign(cleanCode(one)) || isLineOfForeign(cleanCode(one), at));
  /** A burst's text, without the scanner's prefix. Undefined if it can't be read. */
  const read = ({ strokes }: Burst, at: number, target: EventTarget | null): string | undefined => {
    const texts = [readStrokes(strokes, scannerLayout).text];
    if (hasOwnText.current && target instanceof HTMLInputElement) texts.unshift(target.value);
    const [best = ''] = texts.toSorted((one, other) => senseOf(other) - senseOf(one));
    const foreign = personal(strokes, at, best);
    if (foreign !== undefined || best.includes(unreadable)) return foreign;
    const code = cleanCode(best);
    return scannerPrefix !== '' && code.startsWith(scannerPrefix) ? code.slice(scannerPrefix.length) : code;
  };
  const accept = (code: string, at: number, target: EventTarget | null): void => {
    hasOwnText.current = false;
    scanned.current = target instanceof HTMLInputElement ? target.value : '';
    if (document.querySelector('[aria-modal="true"]')) warn('dialogOpen');
    // A sign alone is the first line of a license.
    else if (squeeze(code) !== '' || isForeignOpen(at)) startScan(code, at);
  };
  const stopWaiting = (): Waiting | undefined => {
    const before = waiting.current;
    clearTimeout(before?.timer);
    waiting.current = undefined;
    return before;
  };
  const wait = (delay: number, more: Omit<Waiting, 'timer'>): void => {
    stopWaiting();
    const timer = window.setTimeout(() => stopWaiting()?.run(), delay);
    waiting.current = { ...more, timer };
  };
  const pressNumber = (target: EventTarget | null): void => {
    const { digits, at } = number.current;
    if (digits === '') return;
    number.current = { digits: '', at };
    detector.press(characterOfNumber(digits), at, target);
    hasOwnText.current = true;
  };
  /** Without another key: the code that has no end. */
  const finish = (at: number, target: EventTarget | null): void => {
    pressNumber(target);
    const burst = detector.finish();
    const code = burst && !endsText(target, burst) ? read(burst, at, target) : undefined;
    if (code !== undefined) accept(code, at, target);
    else if (isForeignOpen(at)) startScan('', at);
  };
  const isSameText = (target: HTMLElement): boolean => {
    const { value = '' } = target as HTMLInputElement;
    return value === scanned.current || squeeze(value) === squeeze(useScanStore.getState().scan?.code);
  };

  /** Text of another field: not a scan, but the control keys within and after it are the scanner's. */
  const passBy = (event: KeyboardEvent): void => {
    const { key, timeStamp: at, target } = event;
    if (key === 'Enter') detector.clear();
    else if (isTextKey(key) && !isCombination(event)) detector.interrupt(at, target);
    else if (isCombination(event) && !isEditing(event) && controlOf(event) !== undefined)
      if (detector.isQuiet(at) || detector.isQuietElsewhere(at)) swallow(event);
  };

  /** The name of a key for the detector; undefined for one that tells nothing. */
  const nameOf = (event: KeyboardEvent, isField: boolean): string | undefined => {
    const { key, timeStamp: at } = event;
    const isFollowing = detector.isFollowing(at);
    if (event.repeat && isTextKey(key)) return undefined;
    if (isCombination(event) && isTextKey(key)) {
      const control = controlOf(event);
      const isJust = detector.isQuiet(at) || detector.isQuietElsewhere(at);
      const isPart = detector.isFollowing(at, 1) || (isJust && control !== undefined && isEnd(control));
      const isOwn = isField && isEditing(event) && control !== undefined && `Ctrl+${key.toUpperCase()}` !== scannerEnd;
      return isPart && !isOwn ? (control ?? 'Unidentified') : 'Unidentified';
    }
    if (key === 'Tab') return isFollowing ? '\t' : key;
    const isHidden = event.isComposing || key === 'Process';
    if (isTextKey(key) && !isHidden) return key;
    const hasCharacter = characterAt('us', placeOf(event)) !== undefined;
    if (isHidden) return hasCharacter ? unreadable : undefined;
    // A dead key, or a key of the number pad that moves.
    return hasCharacter && (key === 'Dead' || isFollowing) ? unreadable : key;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp: at } = event;
    if (takesAllKeys(target)) return;
    const isField = isTextField(target);
    if (isField ? !acceptsScan(target) : !isEverywhere) {
      if (!isModifierKey(key) && isField) passBy(event);
      return;
    }
    const digit = event.altKey ? /^Numpad(\d)$/.exec(event.code)?.[1] : undefined;
    if (digit !== undefined) {
      number.current = { digits: number.current.digits + digit, at };
      detector.pass(at);
      if (!isField && detector.isOpen()) swallow(event);
      if (isField && detector.isInBurst()) wait(endlessTime, { at, run: () => finish(at, target) });
      return;
    }
    pressNumber(target);
    if (key === 'Alt') detector.pass(at);
    if (isModifierKey(key)) return;
    const before = stopWaiting();
    const name = nameOf(event, isField);
    if (before?.burst) {
      const isText = name !== undefined && isTextKey(name) && !isEnd(name);
      if (!isText) wait(maxGap, before);
      else if (at - before.at > before.burst.linePause || at < before.at) before.run();
    }
    if (event.isComposing && (key === 'Enter' || event.code === 'Enter')) {
      // It ends the composition, whose text is in the field then.
      if (isField && detector.isInBurst()) wait(endlessTime, { at, run: () => finish(at, target) });
      return;
    }
    if (name === undefined) return detector.interrupt(at, target);
    if (!detector.isOpen()) hasOwnText.current = hasOwnText.current && !isTextKey(name);
    if (name === unreadable) hasOwnText.current = true;

    const wasQuiet = detector.isQuiet(at);
    const wasOpen = detector.isOpen();
    const pressed = detector.press(name, at, target, placeOf(event));
    const interruption = detector.interruption();
    const burst = pressed && !endsText(target, pressed) ? pressed : undefined;
    const code = burst && read(burst, at, target);
    const cut = interruption && personal(interruption.strokes, at);
    const isCut = (interruption !== undefined && (interruption.isMoved || !isField)) || (!isField && burst && !code);
    const isTyping = isField && ((isTextKey(key) && !isCombination(event)) || isEditing(event) || movesCaret(key));
    // The keys of a scanner must not work as shortcuts; in a text field they are still typed.
    const isInner = detector.isInBurst() && !isTyping;
    const isSecond = isEnd(name) && (isField ? wasQuiet && !wasOpen && isSameText(target) : detector.isQuiet(at));
    const isControl = isCombination(event) && name !== 'Unidentified' && isTextKey(name);
    const isSuffix = isSecond || isControl || (!isEnd(name) && wasQuiet && key !== 'Escape' && !isTyping);
    const isLine = !isField && isTextKey(name) && isForeignOpen(at);
    if (code !== undefined || cut !== undefined || isCut || isInner || isSuffix || isLine) swallow(event);
    // Lines that follow must not be looked up either.
    if (cut !== undefined) startScan(cut, at);
    else if (isCut) warn('interrupted');
    if (burst && code !== undefined) {
      const run = () => accept(code, at, target);
      if (mayGoOn(code)) wait(maxGap, { at, burst, run });
      else run();
    } else if (detector.isInBurst() && (isField || name === '\t' || scannerEnd === 'none'))
      wait(name === '\t' ? maxGap : endlessTime, { at, run: () => finish(at, target) });
  });
  // The window's own: those of elements don't bubble.
  const onFocus = useEffectEvent((event: FocusEvent) => detector.interrupt(event.timeStamp, window, focusTime));
  useEffect(() => {
    if (!canLookUp) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal });
    for (const name of ['focus', 'blur'] as const) window.addEventListener(name, (event) => onFocus(event), { signal });
    return () => {
      clearTimeout(waiting.current?.timer);
      stop.abort();
    };
  }, [canLookUp]);
};
