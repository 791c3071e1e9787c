/** Thumbnails of the inspection's pictures; a click opens the viewer. */
import type { InspectionMedia } from '@contract/entities/inspection';
import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdfRegular, ImageOffRegular, PlayCircleFilled, VideoRegular } from '@fluentui/react-icons';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { Picture } from '../../../kit/media/picture';
import { alignToPage } from '../../../kit/skins/theme';
import { focusRing } from '../../../kit/ui/styles';
import { captionOf, kindOf, thumbnailOf } from './picture';

const DocumentViewer = lazy(async () => ({
  default: (await import('../../../kit/media/document/document-viewer')).DocumentViewer,
}));
const Viewer = lazy(async () => ({ default: (await import('./viewer')).Viewer }));

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
    gap: '12px',
  },
  button: {
    display: 'grid',
    rowGap: '4px',
    inlineSize: '100%',
    padding: '0',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textAlign: 'start',
    cursor: 'zoom-in',
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing(),
  },
  frame: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground3,
    fontSize: '32px',
  },
  image: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  play: { position: 'absolute', inset: 0, margin: 'auto', color: '#fff', filter: 'drop-shadow(0 0 3px #000)' },
  caption: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...alignToPage },
  remark: { color: tokens.colorStatusWarningForeground1, ...alignToPage },
});

const placeholderIcons = { image: ImageOffRegular, video: VideoRegular, pdf: DocumentPdfRegular } as const;

interface GalleryProps {
  readonly pictures: readonly InspectionMedia[];
  readonly zone: unknown;
}

export const Gallery = ({ pictures, zone }: GalleryProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const [open, setOpen] = useState<number>();
  const chosen = open === undefined ? undefined : pictures[open];
  const close = () => setOpen(undefined);
  if (pictures.length === 0) return <span>{text('absentNote.media')}</span>;
  return (
    <>
      <ul className={styles.list}>
        {pictures.map((picture, index) => {
          const source = thumbnailOf(picture);
          const caption = captionOf(picture);
          const kind = kindOf(picture);
          const PlaceholderIcon = placeholderIcons[kind];
          return (
            <li key={picture.id ?? index}>
              <button
                type="button"
                className={styles.button}
                // All that is to be read on it, for those who speak to their computer.
                aria-label={[text('media.open', { name: caption }), picture.caption].filter(Boolean).join(' ')}
                onClick={() => setOpen(index)}
              >
                <span className={styles.frame}>
                  {source ? <Picture className={styles.image} url={source} alt="" /> : <PlaceholderIcon aria-hidden />}
                  {source && kind === 'video' ? <PlayCircleFilled className={styles.play} aria-hidden /> : undefined}
                </span>
                <span className={styles.caption} dir="auto">
                  {caption}
                </span>{' '}
                {picture.caption && (
                  <span className={styles.remark} dir="auto">
                    {picture.caption}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <Suspense>
          {kindOf(chosen) === 'pdf' && chosen.url ? (
            <DocumentViewer url={chosen.url} name={chosen.fileName || captionOf(chosen)} onClose={close} />
          ) : (
            <Viewer pictures={pictures} start={pictures.indexOf(chosen)} zone={zone} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
};
