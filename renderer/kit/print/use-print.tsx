/** Printing a part of a screen by itself: it is put beside the app, on paper only, for as long as the printing takes. */
import './print-sheet.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface Printing {
  /** Opens the system's print dialog. */
  readonly print: () => void;
  /** Lets something else print what would go on paper: a PDF, say. Resolves when that is done. */
  readonly printBy: (work: () => Promise<unknown>) => void;
  /** To be drawn anywhere in the screen. */
  readonly sheet: ReactNode;
}

/** Waits for pictures, because a picture that is still loading would be missing on paper. */
const pictures = async (): Promise<unknown> =>
  Promise.allSettled([...document.querySelectorAll<HTMLImageElement>('.print-sheet img')].map((each) => each.decode()));

const dialog = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });

export const usePrint = (content: ReactNode): Printing => {
  const [printing, setPrinting] = useState(false);
  const work = useRef<() => Promise<unknown>>(dialog);
  useEffect(() => {
    if (!printing) return;
    // Whatever becomes of it, the sheet goes.
    pictures()
      .catch(() => undefined)
      .then(() => work.current())
      .then(
        () => setPrinting(false),
        () => setPrinting(false),
      );
  }, [printing]);
  const printBy = (by: () => Promise<unknown>) => {
    work.current = by;
    setPrinting(true);
  };
  return {
    print: () => printBy(dialog),
    printBy,
    sheet: printing ? createPortal(<div className="print-sheet">{content}</div>, document.body) : null,
  };
};
