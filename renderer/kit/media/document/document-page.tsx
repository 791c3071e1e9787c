/** One page of a document. It is drawn near the viewport, and again when its size changes. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../format/text';
import { visuallyHidden } from '../../ui/styles';
import type { PdfFile } from './pdf-file';

const useStyles = makeStyles({
  page: {
    position: 'relative',
    marginInline: 'auto',
    backgroundColor: '#fff',
    boxShadow: tokens.shadow8,
    scrollMarginBlockStart: '12px',
  },
  canvas: { display: 'block', inlineSize: '100%', blockSize: '100%' },
  words: visuallyHidden,
});

interface DocumentPageProps {
  readonly file: PdfFile;
  /** The page number, from 1. */
  readonly number: number;
  /** Width in CSS pixels. */
  readonly width: number;
  readonly onShown: (number: number) => void;
}

/** Width by height of US Letter, the usual size. */
const usualRatio = 8.5 / 11;

export const DocumentPage = ({ file, number, width, onShown }: DocumentPageProps): ReactNode => {
  const styles = useStyles();
  const text = useText('viewer');
  const container = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [ratio, setRatio] = useState(usualRatio);
  const [pageText, setPageText] = useState('');

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const nearby = new IntersectionObserver((seen) => setIsNear(seen.some((each) => each.isIntersecting)), {
      rootMargin: '600px',
    });
    const middle = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && onShown(number), {
      rootMargin: '-50% 0px -50% 0px',
    });
    nearby.observe(element);
    middle.observe(element);
    return () => {
      nearby.disconnect();
      middle.disconnect();
    };
  }, [number, onShown]);

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    const draw = async () => {
      const found = await file.ratio(number);
      if (!isCurrent || !canvas.current) return;
      setRatio(found);
      // Draws on a second canvas, so that redrawing a page does not flash.
      const buffer = document.createElement('canvas');
      const read = await file.draw(number, buffer, width * devicePixelRatio);
      if (!isCurrent || !canvas.current) return;
      canvas.current.width = buffer.width;
      canvas.current.height = buffer.height;
      canvas.current.getContext('2d')?.drawImage(buffer, 0, 0);
      setPageText(read);
    };
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file, number, isNear, width]);

  return (
    <section
      ref={container}
      className={styles.page}
      style={{ inlineSize: width, blockSize: width / ratio }}
      aria-label={text('document.page', { number, total: file.pages })}
      data-page={number}
      data-drawn={pageText !== '' || undefined}
    >
      {isNear ? <canvas ref={canvas} className={styles.canvas} aria-hidden /> : undefined}
      <div className={styles.words} dir="auto">
        {pageText}
      </div>
    </section>
  );
};
