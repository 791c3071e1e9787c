import type { ProfilePhoto } from '@contract/samples/entities/page';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { focusRing } from '../../kit/ui/styles';
import { plainList } from '../kit/styles';
import { PhotoDialog } from './photo-dialog';

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6px', ...plainList },
  button: {
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ...focusRing(),
  },
  picture: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Thumbnails that open a large picture. */
export const PhotosCard = ({ photos }: { readonly photos: readonly ProfilePhoto[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const [open, setOpen] = useState<number>();
  return (
    <SectionCard title={text('photos.title')}>
      <ul className={styles.grid}>
        {photos.map(({ img, title }, index) => (
          <li key={title}>
            <button
              type="button"
              className={styles.button}
              aria-label={text('photos.open', { title })}
              onClick={() => setOpen(index)}
            >
              <img className={styles.picture} src={img} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {open === undefined ? undefined : (
        <PhotoDialog photos={photos} at={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </SectionCard>
  );
};
