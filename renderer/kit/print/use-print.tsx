/** Prints a part of a screen: it is rendered next to the app, in print only, while printing. */
import './print-sheet.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface Printing {
  /** Opens the system's print dialog. */
  readonly print: () => void;
  /** Prints with another function, for example into a PDF. */
  readonly printWith: (work: () => Promise<unknown>) => void;
  /** Render this anywhere on the screen. */
  readonly sheet: ReactNode;
}

/** Waits for pictures, because a picture that is still loading would be missing on paper. */
const waitForPictures = async (): Promise<unknown> =>
  Promise.allSettled([...document.querySelectorAll<HTMLImageElement>('.print-sheet img')].map((each) => each.decode()));

const openPrintDialog = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });

export const usePrint = (content: ReactNode): Printing => {
  const [printing, setPrinting] = useState(false);
  const work = useRef<() => Promise<unknown>>(openPrintDialog);
  useEffect(() => {
    if (!printing) return;
    // The sheet is removed even if printing fails.
    waitForPictures()
      .catch(() => undefined)
      .then(() => work.current())
      .then(
        () => setPrinting(false),
        () => setPrinting(false),
      );
  }, [printing]);
  const printWith = (print: () => Promise<unknown>) => {
    work.current = print;
    setPrinting(true);
  };
  return {
    print: () => printWith(openPrintDialog),
    printWith,
    sheet: printing ? createPortal(<div className="print-sheet">{content}</div>, document.body) : null,
  };
};
