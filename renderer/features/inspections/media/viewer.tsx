/** One picture at a time, as large as the window: arrow keys change it, plus and minus zoom, dragging moves. */
import type { InspectionMedia } from '@contract/entities/inspection';
import { formatBytes } from '@contract/format-bytes';
import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { formatDateTime } from '../../../kit/format/date-time';
import { useIsRightToLeft } from '../../../kit/format/direction';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { DocumentLink } from '../../../kit/media/document/document-link';
import { Picture } from '../../../kit/media/picture';
import { useMediaAddress } from '../../../kit/media/use-media-address';
import { Video } from '../../../kit/media/video';
import { OpenOutside } from '../../../kit/media/viewer/open-outside';
import { ViewerDialog } from '../../../kit/media/viewer/viewer-dialog';
import { ZoomTools } from '../../../kit/media/viewer/zoom-tools';
import { usePrint } from '../../../kit/print/use-print';
import { useDirectionIcons } from '../../../kit/ui/direction-icons';
import { focusRing } from '../../../kit/ui/styles';
import { captionOf, kindOf, pictureOf } from './picture';
import { fit, panView, type View, zoomRange, zoomStep, zoomView } from './zoom';

const usePrintedPictureStyles = makeStyles({
  // The lower of the heights of A4 and Letter within their margins.
  image: { display: 'block', marginInline: 'auto', maxInlineSize: '100%', maxBlockSize: '250mm', objectFit: 'contain' },
});

/** Prints a picture alone on a page, as large as fits, without cropping it. */
const PrintedPicture = ({ url, alt }: { readonly url: string; readonly alt: string }): ReactNode => (
  <Picture className={usePrintedPictureStyles().image} url={url} alt={alt} eager />
);

const usePreviewUnavailableStyles = makeStyles({ root: { display: 'grid', rowGap: '12px', justifyItems: 'center' } });

/** Replaces a file that is not a picture or cannot be drawn, with other ways to open it. */
const PreviewUnavailable = ({ file }: { readonly file: InspectionMedia }) => {
  const styles = usePreviewUnavailableStyles();
  const text = useText('inspections');
  const url = typeof file.url === 'string' ? file.url : '';
  return (
    <div className={styles.root}>
      {kindOf(file) === 'pdf' ? (
        <DocumentLink url={url} fallback={<span>{text('media.notShown')}</span>} />
      ) : (
        <span>{text('media.notShown')}</span>
      )}
      <OpenOutside url={url} />
    </div>
  );
};

const useStyles = makeStyles({
  number: { minInlineSize: '52px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  window: {
    position: 'relative',
    flexGrow: 1,
    minBlockSize: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    touchAction: 'none',
    ...focusRing('-2px'),
  },
  image: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    userSelect: 'none',
  },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface ViewerProps {
  readonly pictures: readonly InspectionMedia[];
  /** Which one to show first. */
  readonly start: number;
  readonly zone: unknown;
  readonly onClose: () => void;
}

export const Viewer = ({ pictures, start, zone, onClose }: ViewerProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const isRtl = useIsRightToLeft();
  const [index, setIndex] = useState(start);
  const [view, setView] = useState<View>(fit);
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const { Before, After } = useDirectionIcons();
  const picture = pictures[index];
  const shown = picture && pictureOf(picture);
  const isAllowed = useMediaAddress(picture?.url).state === 'ready';
  const printing = usePrint(shown && <PrintedPicture url={shown} alt={captionOf(picture)} />);
  if (!picture) return null;

  const go = (by: number) => {
    setIndex((current) => Math.min(pictures.length - 1, Math.max(0, current + by)));
    setView(fit);
  };
  const zoom = (factor: number) => setView((current) => zoomView(current, factor));
  const move = (dx: number, dy: number) =>
    setView((current) =>
      panView(current, dx, dy, { width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 }),
    );
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(isRtl ? 1 : -1),
    ArrowRight: () => go(isRtl ? -1 : 1),
    Home: () => go(-pictures.length),
    End: () => go(pictures.length),
    ArrowUp: () => move(0, 80),
    ArrowDown: () => move(0, -80),
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    '0': () => setView(fit),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The video itself uses these keys to seek and to change the volume.
    if (event.target instanceof HTMLVideoElement) return;
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = dragged.current;
    if (!before) return;
    dragged.current = { x: event.clientX, y: event.clientY };
    move(event.clientX - before.x, event.clientY - before.y);
  };

  const kind = kindOf(picture);
  const caption = captionOf(picture);
  const fallback = <PreviewUnavailable file={picture} />;
  const details = [
    picture.caption,
    picture.capturedAt &&
      text('media.by', { name: picture.uploadedBy ?? '', time: formatDateTime(picture.capturedAt, zone) }).replace(
        /^, /,
        '',
      ),
    picture.fileName,
    picture.width && picture.height && `${formatNumber(picture.width)} × ${formatNumber(picture.height)}`,
    picture.sizeBytes && formatBytes(picture.sizeBytes),
  ].filter(Boolean);

  return (
    <ViewerDialog
      label={text('media.viewer')}
      title={caption}
      file={picture.url ? { url: picture.url, name: picture.fileName || caption } : undefined}
      canSave={isAllowed}
      onPrint={kind === 'image' && isAllowed ? printing.print : undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
      tools={
        <>
          <Button
            appearance="subtle"
            icon={<Before />}
            aria-label={text('media.previous')}
            disabledFocusable={index === 0}
            onClick={() => go(-1)}
          />
          <Caption1 className={styles.number} aria-live="polite">
            {text('media.place', { place: index + 1, total: pictures.length })}
          </Caption1>
          <Button
            appearance="subtle"
            icon={<After />}
            aria-label={text('media.next')}
            disabledFocusable={index === pictures.length - 1}
            onClick={() => go(1)}
          />
          {kind === 'image' && isAllowed ? (
            <ZoomTools
              zoom={view.zoom}
              onOut={view.zoom <= zoomRange.min ? undefined : () => zoom(1 / zoomStep)}
              onIn={view.zoom >= zoomRange.max ? undefined : () => zoom(zoomStep)}
              onFit={() => setView(fit)}
            />
          ) : undefined}
        </>
      }
    >
      <div
        ref={frame}
        className={styles.window}
        style={{ cursor: view.zoom > 1 ? 'grab' : 'default' }}
        onWheel={(event) => zoom(event.deltaY < 0 ? zoomStep : 1 / zoomStep)}
        onPointerDown={(event) => {
          // Capturing the pointer would prevent clicks on buttons and on a video's controls.
          if (!(event.target instanceof HTMLImageElement)) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = undefined;
        }}
        onPointerCancel={() => {
          dragged.current = undefined;
        }}
      >
        {kind === 'video' && picture.url ? (
          <Video key={picture.url} url={picture.url} label={caption} fallback={fallback} />
        ) : (
          <Picture
            key={shown}
            className={styles.image}
            url={shown}
            alt={picture.caption ? `${caption}: ${picture.caption}` : caption}
            draggable={false}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
            fallback={fallback}
            offersPermission
          />
        )}
      </div>
      <div className={styles.foot}>
        <bdi>{joinFacts(...details)}</bdi>
        {kind === 'image' ? <Caption1 className={styles.quiet}>{text('media.keys')}</Caption1> : undefined}
      </div>
      {printing.sheet}
    </ViewerDialog>
  );
};
