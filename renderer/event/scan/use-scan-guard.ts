/** Keeps a scan out of a form that asks for a password or a PIN: it must be neither the answer nor a click. */
import { type KeyboardEvent, useState } from 'react';
import { createBurstDetector } from './burst';

/** Milliseconds between two keys of a scan, at most: faster than anybody types a password. */
const maxGap = 30;

/** A listener for the keys of the form (in the capture phase). It calls `onScan` in place of what the scan would have done. */
export const useScanGuard = (onScan: () => void): ((event: KeyboardEvent) => void) => {
  const [detector] = useState(() => createBurstDetector({ maxGap }));
  return (event) => {
    const isSecond = event.key === 'Enter' && !detector.isOpen() && detector.isQuiet(event.timeStamp);
    if (!detector.press(event.key, event.timeStamp) && !isSecond) return;
    event.preventDefault();
    onScan();
  };
};
