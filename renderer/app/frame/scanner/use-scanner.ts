/** Recognizes a scanner that acts as a keyboard, on every screen. */
import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Burst, createBurstDetector, isTextKey } from '../../../event/scan/burst';
import { startScan } from '../../../event/scan/scan-store';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { useCan } from '../../../kit/stores/session';
import { useSettings, useToggle } from '../../../kit/stores/settings';

/** An open list takes typed letters too: they find one of its options. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"][aria-expanded="true"]'));

/** In text fields a burst is text, unless the field says that it takes scans. */
const acceptsScan = (target: EventTarget | null): boolean =>
  !isTextField(target) || (target as HTMLElement).dataset.acceptsScan !== undefined;

/** Milliseconds. After a longer pause, what is typed fast is a scan even if the field has text. */
const maxPause = 5_000;
/** Milliseconds after the window got or lost the focus, in which a burst may have begun or may end in another window. */
const focusTime = 500;

/** Typing speed varies, so a text of which only the end was typed fast is not a scan. */
const endsText = (target: EventTarget | null, { code, pause }: Burst): boolean =>
  target instanceof HTMLInputElement && target.value !== code && target.value.endsWith(code) && pause < maxPause;

const isCombination = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');

/** Whether the key's text is not what it says: a part of a composition, a repetition, or of a character typed by its number. */
const hidesText = ({ key, code, altKey, repeat, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  key === 'Process' ||
  key === 'Dead' ||
  (repeat && isTextKey(key)) ||
  (altKey && code.startsWith('Numpad'));

export const useScanner = (): void => {
  const text = useText('app');
  const canLookUp = useCan(['read', 'Ticket']);
  const isOn = useToggle('scanAnywhere') && canLookUp;
  const maxGap = useSettings(({ settings }) => settings?.scannerGap) ?? limits.scannerGap.initial;
  const detector = useMemo(() => createBurstDetector({ maxGap }), [maxGap]);
  const warn = (reason: 'dialogOpen' | 'interrupted') =>
    notify({
      id: 'scan',
      intent: 'warning',
      title: text(`scan.${reason}.title`),
      body: text(`scan.${reason}.body`),
    });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    if (!acceptsScan(target)) {
      if (key === 'Enter') detector.clear();
      else if (isTextKey(key) && !isCombination(event)) detector.interrupt(timeStamp, target);
      return;
    }
    if (hidesText(event)) return detector.interrupt(timeStamp, target);
    // A combination gives no text, but within a burst it may stand for a character of the code.
    const name = isCombination(event) && isTextKey(key) ? 'Unidentified' : key;
    const pressed = detector.press(name, timeStamp, target);
    const interruption = detector.interruption();
    // A field that got all keys has the whole text, and looks it up itself.
    const isCut = interruption !== undefined && (interruption.isMoved || !isTextField(target));
    const burst = pressed && !endsText(target, pressed) ? pressed : undefined;
    // The keys of a scanner must not work as shortcuts; in a text field they are still typed.
    if (burst || isCut || (detector.isInBurst() && !isTextField(target) && !isCombination(event))) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (isCut) warn('interrupted');
    if (!burst) return;
    if (document.querySelector('[aria-modal="true"]')) warn('dialogOpen');
    else startScan(burst.code);
  });
  // The window's own: those of elements don't bubble.
  const onFocus = useEffectEvent((event: FocusEvent) => detector.interrupt(event.timeStamp, window, focusTime));
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal });
    for (const name of ['focus', 'blur'] as const) window.addEventListener(name, (event) => onFocus(event), { signal });
    return () => stop.abort();
  }, [isOn]);
};
