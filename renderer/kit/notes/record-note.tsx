/** A record's star, color and note, next to its name. They are only on this computer. */
import { noteColors } from '@contract/text/note-words';
import { Button, Caption1, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { CircleFilled, CircleRegular, NoteFilled, NoteRegular, StarFilled, StarRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, useState } from 'react';
import { useText } from '../format/text';
import { LazyPopover } from '../popover/lazy-popover';
import { LazyTooltip } from '../popover/lazy-tooltip';
import { MenuButton } from '../popover/menu-button';
import { noteAddress, useNotes } from '../stores/notes';
import { changeNote } from './change-note';
import type { NotedRecord } from './note-area';
import { colorName, colorTokens } from './note-color';

const loadColors = () => import('./color-menu');
const ColorMenu = lazy(async () => ({ default: (await loadColors()).ColorMenu }));
const loadEditor = () => import('./note-editor');
const NoteEditor = lazy(async () => ({ default: (await loadEditor()).NoteEditor }));

const useStyles = makeStyles({
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
  const [choosing, setChoosing] = useState(false);
  const [editing, setEditing] = useState(false);
  const { star = false, color } = note ?? {};
  return (
    <fieldset className={styles.root} aria-label={text('notes.group')}>
      <LazyTooltip content={text('notes.local')} relationship="description">
        <ToggleButton
          appearance="subtle"
          size="small"
          aria-label={text('notes.star')}
          checked={star}
          icon={star ? <StarFilled className={styles.star} /> : <StarRegular />}
          onClick={() => void changeNote(record, { star: !star })}
        />
      </LazyTooltip>
      <LazyPopover
        popup="menu"
        open={choosing}
        onOpenChange={setChoosing}
        load={loadColors}
        tooltip={text('notes.colorIs', { color: colorName(color) })}
        button={
          <MenuButton
            size="small"
            icon={color ? <CircleFilled style={{ color: colorTokens[color] }} /> : <CircleRegular />}
          />
        }
      >
        {(floating) => (
          <ColorMenu
            {...floating}
            colors={noteColors}
            chosen={color}
            onChoose={(chosen) => void changeNote(record, { color: chosen })}
          />
        )}
      </LazyPopover>
      <LazyPopover
        popup="dialog"
        open={editing}
        onOpenChange={setEditing}
        load={loadEditor}
        button={
          <Button appearance="subtle" size="small" icon={note?.text ? <NoteFilled /> : <NoteRegular />}>
            {text('notes.note')}
          </Button>
        }
      >
        {(floating) => <NoteEditor {...floating} saved={note?.text ?? ''} record={record} />}
      </LazyPopover>
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
