/** The compose window: docked in the corner, minimized to its title, or covering the mailbox. */
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
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { useText } from '../../../kit/format/text';
import { IconButton } from '../../kit/icon-button';
import { hasValidAddress, type Person } from '../data/people';
import { ComposeFields, type Line } from './compose-fields';
import { changeDraft, closeAndSave, discardDraft, sendMail, setView, useCompose } from './compose-store';
import { type Draft, formatFileSize, isChanged } from './draft';
import { useWindowStyles } from './window.styles';

type Errors = Readonly<Partial<Record<Line, string>>>;
const lines = ['to', 'cc', 'bcc'] as const;
const nothing: Readonly<Record<Line, string>> = { to: '', cc: '', bcc: '' };

/** Validation errors by recipient field. */
const errorsOf = (draft: Draft, query: Readonly<Record<Line, string>>, text: (key: string) => string): Errors => {
  const wrong = lines.filter((line) => query[line].trim() !== '' || !draft[line].every(hasValidAddress));
  if (wrong.length > 0) return Object.fromEntries(wrong.map((line) => [line, text('compose.wrongRecipients')]));
  return lines.every((line) => draft[line].length === 0) ? { to: text('compose.noRecipient') } : {};
};

const Window = ({ me, draft }: { readonly me: Person; readonly draft: Draft }): ReactNode => {
  const styles = useWindowStyles();
  const text = useText('email');
  const id = useId();
  const navigate = useNavigate();
  const { view, start } = useCompose();
  const files = useRef<HTMLInputElement>(null);
  const [query, setQueries] = useState(nothing);
  const [errors, setErrors] = useState<Errors>({});
  const [asking, setAsking] = useState<'subject' | 'discard'>();

  const finish = (): void => sendMail(me, (mail) => void navigate(`/apps/email/sent/${mail}`));
  const trySend = (): void => {
    const found = errorsOf(draft, query, text);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      // Show the errors.
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
    // Escape closes open lists, panels and dialogs first. The editor prevents every Escape, so ignore that.
    if (target.ariaExpanded === 'true' || (defaultPrevented && !target.isContentEditable)) return;
    event.preventDefault();
    closeAndSave(me);
  };
  // Captured before the editor inserts a line break.
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
      <RestoreFocus />
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} dir="auto">
          {title}
        </h2>
        {isSmall ? (
          <IconButton
            size="small"
            label={text('compose.unfold')}
            icon={<ChevronUpRegular />}
            onClick={() => setView('window')}
          />
        ) : (
          <IconButton
            size="small"
            label={text('compose.fold')}
            icon={<SubtractRegular />}
            onClick={() => setView('small')}
          />
        )}
        <span className={styles.notOnePane}>
          {view === 'large' ? (
            <IconButton
              size="small"
              label={text('compose.shrink')}
              icon={<ArrowMinimizeRegular />}
              onClick={() => setView('window')}
            />
          ) : (
            <IconButton
              size="small"
              label={text('compose.grow')}
              icon={<ArrowMaximizeRegular />}
              onClick={() => setView('large')}
            />
          )}
        </span>
        <IconButton
          size="small"
          label={text('compose.close')}
          icon={<DismissRegular />}
          onClick={() => closeAndSave(me)}
        />
      </header>
      {isSmall ? undefined : (
        <>
          <ComposeFields
            draft={draft}
            me={me}
            query={query}
            onQueryChange={(line, query) => setQueries((all) => ({ ...all, [line]: query }))}
            errors={errors}
          />
          <footer className={styles.foot}>
            <Button appearance="primary" icon={<SendRegular />} onClick={trySend}>
              {text('compose.send')}
            </Button>
            <IconButton
              size="small"
              label={text('compose.attach')}
              icon={<AttachRegular />}
              onClick={() => files.current?.click()}
            />
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
            <IconButton size="small" label={text('compose.discard')} icon={<DeleteRegular />} onClick={tryDiscard} />
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

/** A new window for each mail, so that no input carries over. */
export const ComposeWindow = ({ me }: { readonly me: Person }): ReactNode => {
  const { draft, number } = useCompose();
  return draft ? <Window key={number} me={me} draft={draft} /> : null;
};
