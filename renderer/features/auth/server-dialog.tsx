import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { ServerForm } from '../../kit/form/server/server-form';
import { useText } from '../../kit/format/text';

/** The server settings for users who are not signed in. */
export const ServerDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText('auth');
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('server.title')}</DialogTitle>
          <DialogContent>
            <ServerForm onDone={onClose} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
