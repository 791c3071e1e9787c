import { type Text, text } from '../../../kit/format/text';

/** Texts of the desk, and how ready a racer is. The dialog has loaded them; these functions never change. */
export const deskText: Text = (key, params) => text(`desk:${key}`, params);
export const inspectionText: Text = (key, params) => text(`inspections:${key}`, params);

/** The notes of a paper, each once; undefined if there are none. */
export const noteOf = (notes: readonly string[]): string | undefined =>
  [...new Set(notes)].filter((note) => note !== '').join(' ') || undefined;
