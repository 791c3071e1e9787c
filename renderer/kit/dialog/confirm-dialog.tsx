/** Asks for confirmation before a destructive or irreversible action. */
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
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../format/text';
import { RestoreFocus } from './restore-focus';

const useStyles = makeStyles({
  actions: { display: 'contents' },
  content: { display: 'flex', flexDirection: 'column', gap: '8px', overflowWrap: 'anywhere' },
  names: { margin: 0, paddingInlineStart: '20px', color: tokens.colorNeutralForeground2 },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
});

export interface ConfirmProps {
  readonly open: boolean;
  /** The question: "Delete 3 tracks?" */
  readonly title: string;
  readonly body: string;
  /** The records by name; the first five are shown. */
  readonly names?: readonly string[];
  /** The number of affected records, if it is not one. */
  readonly count?: number | undefined;
  readonly irreversible?: boolean;
  /** The label of the confirming button: "Delete". */
  readonly confirm: string;
  /** Replaces "Cancel". */
  readonly cancel?: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  /** The action is not available; the dialog says why. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

const maxNames = 5;

/** The destructive button is never the default: the focus starts on Cancel. */
export const ConfirmDialog = (props: ConfirmProps): ReactNode => {
  const { names = [], count, busy = false, disabled = false, destructive = false, onCancel } = props;
  const styles = useStyles();
  const text = useText('kit');
  const actions = useRef<HTMLDivElement>(null);
  // Runs after Fluent has focused the first button, which is the destructive one.
  useEffect(() => {
    if (props.open) actions.current?.querySelector<HTMLElement>('[data-cancel]')?.focus();
  }, [props.open]);
  return (
    <Dialog modalType="alert" open={props.open} onOpenChange={(_, { open }) => (open || busy ? undefined : onCancel())}>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogContent className={styles.content}>
            <span>{props.body}</span>
            {names.length > 0 ? (
              <ul className={styles.names}>
                {names.slice(0, maxNames).map((name) => (
                  <li key={name}>{name}</li>
                ))}
                {names.length > maxNames ? <li>…</li> : undefined}
              </ul>
            ) : undefined}
            {count === undefined ? undefined : <span>{text('confirm.count', { count })}</span>}
            {props.irreversible ? <strong>{text('confirm.irreversible')}</strong> : undefined}
            {props.children}
          </DialogContent>
          <div ref={actions} className={styles.actions}>
            <DialogActions>
              <Button
                {...(destructive ? { className: styles.danger } : { appearance: 'primary' as const })}
                disabledFocusable={busy || disabled}
                onClick={busy || disabled ? undefined : props.onConfirm}
              >
                {props.confirm}
              </Button>
              <Button data-cancel appearance="secondary" disabledFocusable={busy} onClick={busy ? undefined : onCancel}>
                {props.cancel ?? text('actions.cancel')}
              </Button>
            </DialogActions>
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
