import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';

type Kind = 'modal' | 'non-modal' | 'alert';

/** The three kinds differ only in whether a click outside or Escape closes them. */
const dialogOf = (name: string, kind: Kind) => (): ReactNode => {
  const text = useText('components');
  return (
    <Dialog modalType={kind}>
      <DialogTrigger disableButtonEnhancement>
        <Button>{text(`dialog.${name}.open`)}</Button>
      </DialogTrigger>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle
            action={
              kind === 'non-modal' ? (
                <DialogTrigger action="close">
                  <Button appearance="subtle" icon={<DismissRegular />} aria-label={text('words.close')} />
                </DialogTrigger>
              ) : null
            }
          >
            {text(`dialog.${name}.heading`)}
          </DialogTitle>
          <DialogContent>{text(`dialog.${name}.body`)}</DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button appearance="primary">{text(`dialog.${name}.accept`)}</Button>
            </DialogTrigger>
            <DialogTrigger disableButtonEnhancement>
              <Button>{text('words.cancel')}</Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};

export const examples: Examples = {
  modal: { code: '<Dialog modalType="modal">…</Dialog>', Preview: dialogOf('modal', 'modal') },
  alert: { code: '<Dialog modalType="alert">…</Dialog>', Preview: dialogOf('alert', 'alert') },
  beside: { code: '<Dialog modalType="non-modal">…</Dialog>', Preview: dialogOf('beside', 'non-modal') },
};
