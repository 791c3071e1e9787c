/** The button with the panel in which a record's note is written. */
import { maxNoteLength } from '@contract/text/note-words';
import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { NoteFilled, NoteRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../format/text';
import { ButtonPanel } from '../popover/button-panel';
import type { NotedRecord } from '../stores/note-area';
import { changeNote } from './change-note';

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: '12px', inlineSize: '360px', maxInlineSize: '90vw' },
  actions: { display: 'flex', justifyContent: 'end' },
});

const rows = 6;

interface NoteButtonProps {
  readonly record: NotedRecord;
  /** The stored text. */
  readonly saved: string;
}

/** Saves when the field or the panel is left. A text that could not be saved stays for the next try. */
export const NoteButton = ({ record, saved }: NoteButtonProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const save = async (): Promise<void> => {
    if (draft === undefined) return;
    const written = draft.trim() === '' ? '' : draft;
    if (written === saved || (await changeNote(record, { text: written })))
      setDraft((now) => (now === draft ? undefined : now));
  };
  const latest = useRef(save);
  latest.current = save;
  // The screen may be left by a shortcut while the field has the focus.
  useEffect(() => () => void latest.current(), []);
  const onOpenChange = (next: boolean): void => {
    if (!next) void save();
    setOpen(next);
  };
  return (
    <ButtonPanel
      open={open}
      onOpenChange={onOpenChange}
      button={
        <Button appearance="subtle" size="small" icon={saved === '' ? <NoteRegular /> : <NoteFilled />}>
          {text('notes.note')}
        </Button>
      }
      align="start"
      className={styles.surface}
      label={text('notes.note')}
    >
      <Field label={text('notes.note')} hint={text('notes.local')}>
        <Textarea
          rows={rows}
          value={draft ?? saved}
          maxLength={maxNoteLength}
          dir="auto"
          onChange={(_, { value }) => setDraft(value)}
          onBlur={() => void save()}
        />
      </Field>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => onOpenChange(false)}>
          {text('notes.save')}
        </Button>
      </div>
    </ButtonPanel>
  );
};
