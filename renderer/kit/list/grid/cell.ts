/** What a cell shows, as data. */
import type { Field, Values } from '../../area/field';
import { recordAddress } from '../../area/record-address';
import { fieldText } from '../../format/field';
import { toPlainText } from '../../format/plain-text';
import { shorten } from '../../format/shorten';
import type { TextInList } from '../../format/text-in-list';
import { mayLoadInList } from './cell-picture';

export type CellContent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'status'; readonly text: string; readonly tone: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string }
  | { readonly type: 'picture'; readonly text: ''; readonly url: string };

/** The most characters of a cell's text; no column is wider. */
const maxLength = 500;

/** A cell's text as the list shows it; empty for a cell without one. */
export const shownText = (field: Field, row: Values, textInList: TextInList): string =>
  textInList(field.kind, fieldText(field, row));

const recordHref = ({ linkTo }: Field, row: Values): string | undefined =>
  linkTo && recordAddress(`/${linkTo.area}`, row[linkTo.id]);

/** `href` is the address of the row's own record, for the name cell. */
export const cellContent = (
  field: Field,
  row: Values,
  href: string | undefined,
  textInList: TextInList,
): CellContent => {
  const known = fieldText(field, row);
  if (known === '') return { type: 'text', text: '' };
  const fullText = textInList(field.kind, known);
  if (field.kind === 'image')
    return mayLoadInList(fullText) ? { type: 'picture', text: '', url: fullText } : { type: 'text', text: '' };
  const text = shorten(fullText, maxLength);
  if (field.kind === 'status')
    return { type: 'status', text, tone: field.tones?.[toPlainText(row[field.key])] ?? 'neutral' };
  // The address of a contact's link is what the mask hides.
  const to = href ?? recordHref(field, row) ?? (fullText === known ? field.contactLink?.(row) : undefined);
  return to === undefined ? { type: 'text', text } : { type: 'link', text, href: to };
};
