/** Recognizes a scanner that acts as a keyboard, on every screen. */
import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Burst, createBurstDetector } from '../../event/scan/burst';
import { startScan } from '../../event/scan/scan-store';
import { notify } from '../../kit/feedback/notify';
import { useText } from '../../kit/format/text';
import { useCan } from '../../kit/stores/session';
import { useSettings, useToggle } from '../../kit/stores/settings';

/** An open list takes typed letters too: they find one of its options. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"][aria-expanded="true"]'));

/** In text fields a burst is text, unless the field says that it takes scans. */
const acceptsScan = (target: EventTarget | null): boolean =>
  !isTextField(target) || (target as HTMLElement).dataset.acceptsScan !== undefined;

/** Milliseconds. After a longer pause, what is typed fast is a scan even if the field has text. */
const maxPause = 5_000;

/** Typing speed varies, so a text of which only the end was typed fast is not a scan. */
const endsText = (target: EventTarget | null, { code, pause }: Burst): boolean =>
  target instanceof HTMLInputElement && target.value !== code && target.value.endsWith(code) && pause < maxPause;

export const useScanner = (): void => {
  const text = useText('app');
  const canLookUp = useCan(['read', 'Ticket']);
  const isOn = useToggle('scanAnywhere') && canLookUp;
  const maxGap = useSettings(({ settings }) => settings?.scannerGap) ?? limits.scannerGap.initial;
  const detector = useMemo(() => createBurstDetector({ maxGap }), [maxGap]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.repeat || event.isComposing || !acceptsScan(event.target)) return;
    const pressed = detector.press(event.key, event.timeStamp);
    const burst = pressed && !endsText(event.target, pressed) ? pressed : undefined;
    // The keys of a scanner must not work as shortcuts; in a text field they are still typed.
    if (burst || (detector.isInBurst() && !isTextField(event.target))) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!burst) return;
    if (document.querySelector('[aria-modal="true"]'))
      notify({
        id: 'scan',
        intent: 'warning',
        title: text('scan.dialogOpen.title'),
        body: text('scan.dialogOpen.body'),
      });
    else startScan(burst.code);
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isOn]);
};
