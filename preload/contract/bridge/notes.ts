/** The native calls for local notes, which are never sent to the server. */
import { z } from 'zod';
import { value } from '../endpoint';
import { idText } from '../entities/id';
import { NoteArea } from '../list/list-choice';
import { maxNoteLength, noteColors } from '../text/note-words';
import { nativeCall } from './native-call';

/** What a record is called here. */
const record = { area: NoteArea, id: z.string().regex(idText) };

export const Note = z.strictObject({
  ...record,
  text: z.string().max(maxNoteLength),
  star: z.boolean(),
  color: z.enum(noteColors).exactOptional(),
});
export type NoteInput = Readonly<z.output<typeof Note>>;

/** A note, a star and a color on any record, only on this computer. */
export interface LocalNote extends NoteInput {
  /** When it was saved. */
  readonly at: string;
}

/** Whether a note says nothing, so that it counts as removed. */
export const isEmptyNote = ({ text, star, color }: NoteInput): boolean => text === '' && !star && color === undefined;

export const notes = {
  /** All notes of the signed-in person on this server. */
  list: nativeCall({ output: value<readonly LocalNote[]>() }),
  /** Saves a note and returns it; without text, star and color it is removed, and the answer is null. */
  save: nativeCall({ input: Note, output: value<LocalNote | null>() }),
};
