import './papers.css';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../format/text';
import { focusRing } from '../../ui/styles';
import { type PageSize, pixels } from './paper-size';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: '16px',
    padding: '16px',
    overflow: 'auto',
    minBlockSize: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    ...focusRing('-2px'),
  },
  // Pages that are not on the screen are not drawn.
  page: { contentVisibility: 'auto' },
});

const padding = 32;

interface PreviewProps {
  /** The paper's size in millimeters. */
  readonly paper: PageSize;
  /** Whether pages have no margin of their own. */
  readonly isBorderless?: boolean;
  readonly children: readonly ReactNode[];
}

/** All pages, as wide as there is room for, and at most as large as on paper. */
export const PreviewPages = ({ paper, isBorderless, children }: PreviewProps): ReactNode => {
  const styles = useStyles();
  const text = useText('papers');
  const frame = useRef<HTMLElement>(null);
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const [width, height] = [pixels(paper.width), pixels(paper.height)];
  const scale = Math.min(1, Math.max(0, available - padding) / width);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section ref={frame} className={styles.frame} tabIndex={0} aria-label={text('dialog.preview')}>
      {children.map((page, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          key={index}
          className={`paper-preview ${styles.page}`}
          data-borderless={isBorderless}
          style={{ inlineSize: width * scale, blockSize: height * scale }}
        >
          <div style={{ transform: `scale(${scale})` }}>{page}</div>
        </div>
      ))}
    </section>
  );
};
