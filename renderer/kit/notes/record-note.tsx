/** A record's star, color and note, next to its name. They are only on this computer. */
import { maxNoteLength, noteColors } from '@contract/text/note-words';
import {
  Button,
  Caption1,
  Field,
  MenuItemRadio,
  makeStyles,
  Textarea,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { CircleFilled, CircleRegular, NoteFilled, NoteRegular, StarFilled, StarRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RestoredNotice } from '../form/restored-notice';
import { useUnsavedText } from '../form/use-unsaved-text';
import { useText } from '../format/text';
import { ButtonMenu } from '../popover/button-menu';
import { ButtonPanel } from '../popover/button-panel';
import type { NotedRecord } from '../stores/note-area';
import { noteAddress, useNotes } from '../stores/notes';
import { Hint } from '../ui/hint';
import { changeNote } from './change-note';
import { colorName, colorTokens } from './note-color';

const useEditorStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: '12px', inlineSize: '360px', maxInlineSize: '90vw' },
  actions: { display: 'flex', justifyContent: 'end' },
});

const rows = 6;

interface NoteButtonProps {
  readonly record: NotedRecord;
  /** The stored text. */
  readonly saved: string;
}

/** Saves when the field or the panel is left. A text that could not be saved is shown again for the next try. */
const NoteButton = ({ record, saved }: NoteButtonProps): ReactNode => {
  const styles = useEditorStyles();
  const text = useText('kit');
  const { typed, setTyped, save } = useUnsavedText(`note.${noteAddress(record)}`);
  const [isRestored] = useState(typed !== undefined);
  const [open, setOpen] = useState(isRestored);
  const written = typed?.trim() === '' ? '' : (typed ?? saved);
  const store = () => save(async () => written === saved || changeNote(record, { text: written }));
  const latest = useRef(store);
  latest.current = store;
  // The screen may be left by a shortcut while the field has the focus.
  useEffect(() => () => void latest.current(), []);
  const onOpenChange = (next: boolean): void => {
    if (!next) void store();
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
      <RestoredNotice isRestored={isRestored && typed !== undefined} discard={() => setTyped(undefined)} />
      <Field label={text('notes.note')} hint={text('notes.local')}>
        <Textarea
          rows={rows}
          value={typed ?? saved}
          maxLength={maxNoteLength}
          dir="auto"
          onChange={(_, { value }) => setTyped(value)}
          onBlur={() => void store()}
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

const none = 'none';

const useStyles = makeStyles({
  color: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    margin: 0,
    padding: 0,
    border: 'none',
    minInlineSize: 0,
  },
  star: { color: tokens.colorPaletteMarigoldForeground3 },
});

export const RecordNote = ({ record }: { readonly record: NotedRecord }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const note = useNotes(({ notes }) => notes.get(noteAddress(record)));
  const { star = false, color } = note ?? {};
  return (
    <fieldset className={styles.root} aria-label={text('notes.group')}>
      <Hint content={text('notes.local')}>
        <ToggleButton
          appearance="subtle"
          size="small"
          aria-label={text('notes.star')}
          checked={star}
          icon={star ? <StarFilled className={styles.star} /> : <StarRegular />}
          onClick={() => void changeNote(record, { star: !star })}
        />
      </Hint>
      <ButtonMenu
        tooltip={text('notes.colorIs', { color: colorName(color) })}
        button={
          <Button
            appearance="subtle"
            size="small"
            icon={color ? <CircleFilled style={{ color: colorTokens[color] }} /> : <CircleRegular />}
          />
        }
        checkedValues={{ color: [color ?? none] }}
        onCheckedValueChange={(_, { checkedItems: [chosen] }) =>
          void changeNote(record, { color: noteColors.find((one) => one === chosen) })
        }
      >
        {[undefined, ...noteColors].map((one) => (
          <MenuItemRadio key={one ?? none} name="color" value={one ?? none}>
            <span className={styles.color}>
              {one ? <CircleFilled style={{ color: colorTokens[one] }} /> : <CircleRegular />}
              {colorName(one)}
            </span>
          </MenuItemRadio>
        ))}
      </ButtonMenu>
      <NoteButton key={noteAddress(record)} saved={note?.text ?? ''} record={record} />
    </fieldset>
  );
};

const useTextStyles = makeStyles({
  root: { color: tokens.colorNeutralForeground2, minInlineSize: 0, display: 'grid', maxInlineSize: '960px' },
  hint: { color: tokens.colorNeutralForeground3 },
  text: {
    margin: 0,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '4',
  },
});

/** The text of a record's note, if it has one. */
export const RecordNoteText = ({ record }: { readonly record: NotedRecord }): ReactNode => {
  const styles = useTextStyles();
  const text = useText('kit');
  const written = useNotes(({ notes }) => notes.get(noteAddress(record))?.text);
  if (!written) return null;
  return (
    <div className={styles.root}>
      <Caption1 className={styles.hint}>{text('notes.localNote')}</Caption1>
      <p className={styles.text} dir="auto" title={written}>
        {written}
      </p>
    </div>
  );
};
