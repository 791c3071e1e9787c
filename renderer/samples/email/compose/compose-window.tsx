/** The window in which a mail is written: docked at the corner, folded to its title, or over the whole mailbox. */
import { Button, mergeClasses } from '@fluentui/react-components';
import {
  ArrowMaximizeRegular,
  ArrowMinimizeRegular,
  AttachRegular,
  ChevronUpRegular,
  DeleteRegular,
  DismissRegular,
  SendRegular,
  SubtractRegular,
} from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { FocusBack } from '../../../kit/dialog/focus-back';
import { useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import { hasValidAddress, type Person } from '../data/people';
import { ComposeFields, type Line } from './compose-fields';
import { changeDraft, closeAndSave, discardDraft, sendMail, setView, useCompose } from './compose-store';
import { type Draft, formatFileSize, isChanged } from './draft';
import { useWindowStyles } from './window.styles';

type Errors = Readonly<Partial<Record<Line, string>>>;
const lines = ['to', 'cc', 'bcc'] as const;
const nothing: Readonly<Record<Line, string>> = { to: '', cc: '', bcc: '' };

/** What keeps a mail from being sent, by line. */
const errorsOf = (draft: Draft, typed: Readonly<Record<Line, string>>, text: (key: string) => string): Errors => {
  const wrong = lines.filter((line) => typed[line].trim() !== '' || !draft[line].every(hasValidAddress));
  if (wrong.length > 0) return Object.fromEntries(wrong.map((line) => [line, text('compose.wrongRecipients')]));
  return lines.every((line) => draft[line].length === 0) ? { to: text('compose.noRecipient') } : {};
};

interface ToolProps {
  readonly name: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

const Tool = ({ name, icon, onClick }: ToolProps): ReactNode => (
  <LazyTooltip content={name} relationship="label">
    <Button appearance="subtle" size="small" icon={icon} onClick={onClick} />
  </LazyTooltip>
);

const Window = ({ me, draft }: { readonly me: Person; readonly draft: Draft }): ReactNode => {
  const styles = useWindowStyles();
  const text = useText('email');
  const id = useId();
  const navigate = useNavigate();
  const { view, start } = useCompose();
  const files = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<Errors>({});
  const [asking, setAsking] = useState<'subject' | 'discard'>();

  const finish = (): void => sendMail(me, (mail) => void navigate(`/apps/email/sent/${mail}`));
  const trySend = (): void => {
    const found = errorsOf(draft, typed, text);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      // What is wrong must be seen.
      if (view === 'small') setView('window');
      return;
    }
    if (draft.subject.trim() === '') setAsking('subject');
    else finish();
  };
  const tryDiscard = (): void => {
    if (start && isChanged(draft, start)) setAsking('discard');
    else discardDraft();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, defaultPrevented } = event;
    if (key !== 'Escape' || !(target instanceof HTMLElement)) return;
    // A list, a panel or a dialog of this window was meant. The editor uses up every Escape, to no end.
    if (target.ariaExpanded === 'true' || (defaultPrevented && !target.isContentEditable)) return;
    event.preventDefault();
    closeAndSave(me);
  };
  // Before the editor, to which it would be a new line.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    trySend();
  };
  const title = draft.subject.trim() || text('newMail');
  const isSmall = view === 'small';

  return (
    <section
      className={mergeClasses(styles.window, view === 'window' ? styles.normal : styles[view])}
      role="dialog"
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
    >
      <FocusBack />
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} dir="auto">
          {title}
        </h2>
        {isSmall ? (
          <Tool name={text('compose.unfold')} icon={<ChevronUpRegular />} onClick={() => setView('window')} />
        ) : (
          <Tool name={text('compose.fold')} icon={<SubtractRegular />} onClick={() => setView('small')} />
        )}
        <span className={styles.notOnePane}>
          {view === 'large' ? (
            <Tool name={text('compose.shrink')} icon={<ArrowMinimizeRegular />} onClick={() => setView('window')} />
          ) : (
            <Tool name={text('compose.grow')} icon={<ArrowMaximizeRegular />} onClick={() => setView('large')} />
          )}
        </span>
        <Tool name={text('compose.close')} icon={<DismissRegular />} onClick={() => closeAndSave(me)} />
      </header>
      {isSmall ? undefined : (
        <>
          <ComposeFields
            draft={draft}
            me={me}
            typed={typed}
            onTyped={(line, words) => setTyped((all) => ({ ...all, [line]: words }))}
            errors={errors}
          />
          <footer className={styles.foot}>
            <Button appearance="primary" icon={<SendRegular />} onClick={trySend}>
              {text('compose.send')}
            </Button>
            <Tool name={text('compose.attach')} icon={<AttachRegular />} onClick={() => files.current?.click()} />
            <input
              ref={files}
              type="file"
              multiple
              className={styles.hidden}
              aria-label={text('compose.attach')}
              onChange={({ target }) => {
                const more = [...(target.files ?? [])].map(({ name, size }) => ({
                  fileName: name,
                  size: formatFileSize(size),
                }));
                changeDraft({ attachments: [...draft.attachments, ...more] });
                target.value = '';
              }}
            />
            <span className={styles.note}>{text('compose.note')}</span>
            <Tool name={text('compose.discard')} icon={<DeleteRegular />} onClick={tryDiscard} />
          </footer>
        </>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={text(`compose.ask.${asking ?? 'subject'}.title`)}
        body={text(`compose.ask.${asking ?? 'subject'}.body`)}
        confirm={text(`compose.ask.${asking ?? 'subject'}.yes`)}
        cancel={text(`compose.ask.${asking ?? 'subject'}.no`)}
        destructive={asking === 'discard'}
        onConfirm={() => {
          setAsking(undefined);
          if (asking === 'discard') discardDraft();
          else finish();
        }}
        onCancel={() => setAsking(undefined)}
      />
    </section>
  );
};

/** A window of its own for each mail: what was typed into the one before is not seen again. */
export const ComposeWindow = ({ me }: { readonly me: Person }): ReactNode => {
  const { draft, number } = useCompose();
  return draft ? <Window key={number} me={me} draft={draft} /> : null;
};
