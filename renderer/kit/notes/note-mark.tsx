/** The sign of a note in a list: plain elements, because rows are drawn on every frame of a scroll. */
import type { LocalNote } from '@contract/bridge';
import { CircleFilled, NoteFilled, StarFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { shorten } from '../format/shorten';
import { kitText } from '../format/text';
import { colorName, colorTokens } from './note-color';

/** Of the note's text; all of it is on the record's page. */
const maxLength = 200;

const markText = ({ star, color, text }: LocalNote): string =>
  [
    ...(star ? [kitText('notes.values.star')] : []),
    ...(color ? [kitText('notes.colorIs', { color: colorName(color) })] : []),
    ...(text ? [kitText('notes.noteIs', { note: shorten(text, maxLength) })] : []),
  ].join('. ');

interface NoteMarkProps {
  readonly note: LocalNote;
  readonly className: string;
}

export const NoteMark = ({ note, className }: NoteMarkProps): ReactNode => {
  const name = markText(note);
  return (
    <span role="img" aria-label={name} title={name} className={className}>
      {note.star ? <StarFilled /> : undefined}
      {note.color ? <CircleFilled style={{ color: colorTokens[note.color] }} /> : undefined}
      {note.text ? <NoteFilled /> : undefined}
    </span>
  );
};
