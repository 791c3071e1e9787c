/** A dialog around a form, which has its own buttons, and its own draft if it keeps its input after Escape or a click outside. */
import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { RestoreFocus } from './restore-focus';

interface FormDialogProps {
  readonly title: string;
  /** The maximum width in pixels. */
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDialog = ({ title, width = 600, onClose, children }: FormDialogProps): ReactNode => (
  <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
    <DialogSurface style={{ maxInlineSize: width }}>
      <RestoreFocus />
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
      </DialogBody>
    </DialogSurface>
  </Dialog>
);
