import type { ProfilePhoto } from '@contract/samples/entities/page';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { useText } from '../../kit/format/text';
import { useIsRightToLeft } from '../../kit/stores/direction';
import { useDirectionIcons } from '../../kit/ui/direction-icons';

const useStyles = makeStyles({
  surface: { maxInlineSize: '880px' },
  content: { display: 'grid', rowGap: tokens.spacingVerticalM },
  picture: { inlineSize: '100%', maxBlockSize: '60vh', objectFit: 'contain', borderRadius: tokens.borderRadiusMedium },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
});

interface PhotoDialogProps {
  readonly photos: readonly ProfilePhoto[];
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** A large picture. The arrow keys show the next or previous, wrapping around. */
export const PhotoDialog = ({ photos, at, onMove, onClose }: PhotoDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const isRightToLeft = useIsRightToLeft();
  const { Before, After } = useDirectionIcons();
  const photo = photos[at];
  if (!photo) return null;
  const move = (step: number) => onMove((at + step + photos.length) % photos.length);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(isRightToLeft ? -step : step);
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface} onKeyDown={onKey}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle
            action={
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={text('photos.close')}
                onClick={onClose}
              />
            }
          >
            {photo.title}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <img className={styles.picture} src={photo.img} alt={photo.title} />
            <div className={styles.foot}>
              <Button icon={<Before />} onClick={() => move(-1)}>
                {text('photos.before')}
              </Button>
              <Text>{text('photos.place', { number: at + 1, count: photos.length })}</Text>
              <Button icon={<After />} iconPosition="after" onClick={() => move(1)}>
                {text('photos.after')}
              </Button>
            </div>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
