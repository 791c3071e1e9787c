/**
 * A dialog around a form, which has its own buttons. A `Form` has its input again after Escape or a click outside; other
 * input needs `useKeptInput`.
 */
import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { createContext, type ReactNode } from 'react';
import { RestoreFocus } from './restore-focus';

interface FormDialogProps {
  readonly title: string;
  /** The maximum width in pixels. */
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Whether a form is in a dialog: it has its input again when the dialog was closed without Cancel. */
export const DialogContext = createContext(false);

export const FormDialog = ({ title, width = 600, onClose, children }: FormDialogProps): ReactNode => (
  <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
    <DialogSurface style={{ maxInlineSize: width }}>
      <RestoreFocus />
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <DialogContext value>{children}</DialogContext>
        </DialogContent>
      </DialogBody>
    </DialogSurface>
  </Dialog>
);
