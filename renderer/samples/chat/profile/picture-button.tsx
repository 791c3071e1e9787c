/** A picture of the conversation; a click enlarges it. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import type { Picture } from '../conversation/talk';

const useStyles = makeStyles({
  button: {
    display: 'block',
    maxInlineSize: '100%',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
    ...focusRing(),
  },
  picture: { display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' },
  surface: { maxInlineSize: '860px' },
  large: { display: 'block', inlineSize: '100%', maxBlockSize: '70vh', objectFit: 'contain' },
});

export const PictureButton = ({ picture, width }: { readonly picture: Picture; readonly width: number }): ReactNode => {
  const styles = useStyles();
  const text = useText('chat');
  const kit = useText('kit');
  const [open, setOpen] = useState(false);
  const { source, name } = picture;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        style={{ inlineSize: width }}
        aria-label={text('profile.enlarge', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img className={styles.picture} src={source} alt="" />
      </button>
      {open ? (
        <Dialog open onOpenChange={(_, data) => (data.open ? undefined : setOpen(false))}>
          <DialogSurface className={styles.surface}>
            <RestoreFocus />
            <DialogBody>
              <DialogTitle>{name}</DialogTitle>
              <DialogContent>
                <img className={styles.large} src={source} alt={name} />
              </DialogContent>
              <DialogActions>
                <Button onClick={() => setOpen(false)}>{kit('actions.close')}</Button>
              </DialogActions>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      ) : undefined}
    </>
  );
};
