/** The frame of every viewer: a header with the file's name, the viewer's tools, and the buttons to save, print and open it. */
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular, PrintRegular, SaveRegular } from '@fluentui/react-icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { bridge } from '../../bridge/bridge';
import { RestoreFocus } from '../../dialog/restore-focus';
import { notify } from '../../feedback/notify';
import { notifyFailure } from '../../feedback/notify-failure';
import { useText } from '../../format/text';
import { alignToPage } from '../../skins/theme';
import { OpenOutside } from './open-outside';

const useStyles = makeStyles({
  surface: { maxInlineSize: 'min(1400px, 94vw)', inlineSize: '94vw', padding: '12px 16px 16px' },
  body: { display: 'flex', flexDirection: 'column', rowGap: '8px', blockSize: '86vh', maxBlockSize: '86vh' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  title: {
    flexGrow: 1,
    flexBasis: '160px',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    ...alignToPage,
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    flexGrow: 1,
    minBlockSize: 0,
    overflow: 'hidden',
  },
});

/** A file of the server that the viewer shows. */
export interface ViewedFile {
  readonly url: string;
  /** Suggested for saving. */
  readonly name: string;
}

interface ViewerDialogProps {
  readonly label: string;
  readonly title: string;
  readonly file: ViewedFile | undefined;
  /** Whether the file has loaded. */
  readonly canSave: boolean;
  /** Undefined if the file cannot be printed. */
  readonly onPrint?: (() => void) | undefined;
  /** Paging and zoom. */
  readonly tools: ReactNode;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

const save = async (file: ViewedFile, savedText: (name: string) => string): Promise<void> => {
  const result = await bridge().media.save(file);
  if (notifyFailure(result) && result.ok && result.value)
    notify({ intent: 'success', title: savedText(result.value.name) });
};

export const ViewerDialog = (props: ViewerDialogProps): ReactNode => {
  const { label, title, file, canSave, onPrint, tools, onClose, onKeyDown, children } = props;
  const styles = useStyles();
  const text = useText('viewer');
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface} aria-label={label} {...(onKeyDown ? { onKeyDown } : {})}>
        <RestoreFocus />
        <DialogBody className={styles.body}>
          <div className={styles.head}>
            <DialogTitle as="h2" className={styles.title} title={title}>
              <bdi>{title}</bdi>
            </DialogTitle>
            {tools}
            {file && canSave && !file.url.startsWith('data:') ? (
              <Button
                appearance="subtle"
                icon={<SaveRegular />}
                onClick={() => void save(file, (name) => text('viewer.saved', { file: name }))}
              >
                {text('viewer.save')}
              </Button>
            ) : undefined}
            {onPrint ? (
              <Button appearance="subtle" icon={<PrintRegular />} onClick={onPrint}>
                {text('viewer.print')}
              </Button>
            ) : undefined}
            {file ? <OpenOutside url={file.url} appearance="subtle" /> : undefined}
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={text('viewer.close')} onClick={onClose} />
          </div>
          <DialogContent className={styles.content}>{children}</DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
