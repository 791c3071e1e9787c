import type { NoteInput } from '@contract/bridge';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import type { NotedRecord } from '../stores/note-area';
import { noteAddress, useNotes } from '../stores/notes';

type NoteParts = Partial<Pick<NoteInput, 'text' | 'star'>> & { readonly color?: NoteInput['color'] | undefined };

const save = async (record: NotedRecord, parts: NoteParts): Promise<boolean> => {
  const address = noteAddress(record);
  const { text = '', star = false, color } = { ...useNotes.getState().notes.get(address), ...parts };
  const saved = await bridge().notes.save({ ...record, text, star, ...(color === undefined ? {} : { color }) });
  if (!notifyFailure(saved) || !saved.ok) return false;
  const notes = new Map(useNotes.getState().notes);
  if (saved.value) notes.set(address, saved.value);
  else notes.delete(address);
  useNotes.setState({ notes });
  return true;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes parts of a record's note, and shows them once they are stored. Reports a failure, and returns whether they
 * were stored. One after the other, so that a star does not undo the text that is being saved.
 */
export const changeNote = (record: NotedRecord, parts: NoteParts): Promise<boolean> => {
  const saved = last.then(() => save(record, parts));
  last = saved.catch(() => undefined);
  return saved;
};
