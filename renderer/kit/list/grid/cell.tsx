/** The content of a cell: plain elements without hooks (except a picture's), so that a row renders within 1 ms. */
import type { ReactNode } from 'react';
import type { Field, Values } from '../../area/field';
import { recordAddress } from '../../area/record-address';
import { fieldText } from '../../format/field';
import { toPlainText } from '../../format/plain-text';
import { shorten } from '../../format/shorten';
import { textInList } from '../../format/text-in-list';
import { LazyPicture } from '../../media/lazy-picture';
import { mayLoadInList, renderPicture } from './cell-picture';

export interface CellClasses {
  readonly status: string;
  readonly picture: string;
}

export interface CellContext {
  readonly classes: CellClasses;
  /** The address of the row's own record, for the name cell. */
  readonly href: string | undefined;
  /** Whether this is the active row, whose links to other records are tab stops. */
  readonly active: boolean;
}

/** The most characters of a cell's text; no column is wider. */
const maxLength = 500;

/** A cell's text as the list shows it; empty for a cell without one. */
export const shownText = (field: Field, row: Values): string => textInList(field.kind, fieldText(field, row));

const recordHref = ({ linkTo }: Field, row: Values): string | undefined =>
  linkTo && recordAddress(`/${linkTo.area}`, row[linkTo.id]);

export const renderCell = (field: Field, row: Values, context: CellContext): ReactNode => {
  const content = renderText(field, row, context);
  if (!field.picture) return content;
  return (
    <>
      {renderPicture(field.picture, row, context.classes.picture)}
      <span dir="auto" data-text>
        {content}
      </span>
    </>
  );
};

const renderText = (field: Field, row: Values, { classes, href, active }: CellContext): ReactNode => {
  const known = fieldText(field, row);
  if (known === '') return undefined;
  const fullText = textInList(field.kind, known);
  const text = field.kind === 'image' ? fullText : shorten(fullText, maxLength);
  if (field.kind === 'status') {
    return (
      <span className={classes.status} data-tone={field.tones?.[toPlainText(row[field.key])] ?? 'neutral'}>
        {text}
      </span>
    );
  }
  if (field.kind === 'image') return mayLoadInList(text) ? <LazyPicture key={text} url={text} alt="" /> : undefined;
  // The address of a contact's link is what the mask hides.
  const to = href ?? recordHref(field, row) ?? (fullText === known ? field.contactLink?.(row) : undefined);
  if (to === undefined) return text;
  return (
    <a
      href={to}
      // Enter on the row opens its own record.
      tabIndex={active && href === undefined ? 0 : -1}
      data-name={href === undefined ? undefined : true}
      draggable={false}
    >
      {text}
    </a>
  );
};
