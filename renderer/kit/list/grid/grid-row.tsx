// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active row
/** One row of a grid. The grid handles its clicks and keys. */
import type { LocalNote } from '@contract/bridge';
import { directionOf } from '@contract/language';
import { CircleFilled, NoteFilled, StarFilled } from '@fluentui/react-icons';
import { memo, type ReactNode } from 'react';
import type { Field, Naming, Values } from '../../area/field';
import { fieldTitle } from '../../format/field';
import { currentLanguage } from '../../format/locale';
import { mainNameField, nameOf } from '../../format/naming';
import { shorten } from '../../format/shorten';
import { kitText } from '../../format/text';
import type { TextInList } from '../../format/text-in-list';
import { LazyPicture } from '../../media/lazy-picture';
import { colorName, colorTokens } from '../../notes/note-color';
import { type Column, isAtEnd } from '../data/columns';
import { cellContent } from './cell';
import { pictureOf } from './cell-picture';

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

/** The sign of a note in a list. */
const NoteMark = ({ note, className }: NoteMarkProps): ReactNode => {
  const name = markText(note);
  return (
    <span role="img" aria-label={name} title={name} className={className}>
      {note.star ? <StarFilled /> : undefined}
      {note.color ? <CircleFilled style={{ color: colorTokens[note.color] }} /> : undefined}
      {note.text ? <NoteFilled /> : undefined}
    </span>
  );
};

export interface RowClasses {
  readonly row: string;
  readonly cell: string;
  readonly checkbox: string;
  readonly status: string;
  readonly picture: string;
  readonly note: string;
}

interface GridRowProps {
  readonly classes: RowClasses;
  readonly columns: readonly Column[];
  readonly values: Values;
  readonly id: string;
  readonly naming: Naming;
  readonly textInList: TextInList;
  /** The record's address. */
  readonly href: string | undefined;
  /** The record's note, which the first column shows. */
  readonly note: LocalNote | undefined;
  /** Within this page, from 0. */
  readonly index: number;
  /** Within the whole list, from 1, including the header row. */
  readonly ariaRowIndex: number;
  readonly top: number;
  readonly domId: string;
  readonly active: boolean;
  /** Undefined if rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly opens: boolean;
}

const directionIn = ({ kind, picture }: Field): string | undefined => {
  // Nothing in "-$3.00" has a direction, so on a page of the other one its signs would change sides.
  if (isAtEnd(kind)) return directionOf(currentLanguage());
  // Next to a picture only the text has its own direction, so that pictures stay aligned.
  return picture ? undefined : 'auto';
};

type CellProps = Pick<GridRowProps, 'classes' | 'values' | 'naming' | 'textInList' | 'href' | 'active'> & {
  readonly column: Column;
};

const Content = ({
  classes,
  column: { field, key },
  values,
  naming,
  textInList,
  href,
  active,
}: CellProps): ReactNode => {
  const isName = href !== undefined && key === mainNameField(naming);
  const content = cellContent(field, values, isName ? href : undefined, textInList);
  if (content.type === 'picture') return <LazyPicture key={content.url} url={content.url} alt="" />;
  if (content.type === 'status')
    return (
      <span className={classes.status} data-tone={content.tone}>
        {content.text}
      </span>
    );
  if (content.type === 'text') return content.text;
  return (
    // Enter on the row opens its own record.
    <a href={content.href} tabIndex={active && !isName ? 0 : -1} data-name={isName || undefined} draggable="false">
      {content.text}
    </a>
  );
};

/** A picture before the text. Its initials are behind it, so that the layout does not shift when it loads. */
const CellPicture = ({ classes, column: { field }, values }: CellProps): ReactNode => {
  if (!field.picture) return undefined;
  const { url, shape, initials } = pictureOf(field.picture, values);
  return (
    <span className={classes.picture} aria-hidden data-shape={shape} data-initials={initials}>
      {url === undefined ? undefined : <LazyPicture key={url} url={url} alt="" fallback={null} />}
    </span>
  );
};

export const GridRow = memo(function GridRow(row: GridRowProps): ReactNode {
  const { classes, columns, values, id, naming, textInList, href, note, active, selected } = row;
  const isSelectable = selected !== undefined;
  return (
    <div
      role="row"
      id={row.domId}
      className={classes.row}
      style={{ transform: `translateY(${row.top}px)` }}
      aria-rowindex={row.ariaRowIndex}
      aria-selected={selected}
      data-index={row.index}
      data-active={active || undefined}
      data-selected={selected || undefined}
      data-opens={row.opens || undefined}
    >
      {isSelectable ? (
        <div role="gridcell" className={classes.cell} aria-colindex={1} data-pinned="box">
          <input
            type="checkbox"
            className={classes.checkbox}
            tabIndex={-1}
            checked={selected}
            readOnly
            aria-label={kitText('list.selectRow', { name: nameOf(naming, values) || id })}
          />
        </div>
      ) : undefined}
      {columns.map((column, at) => {
        const { field, key } = column;
        const cell = { classes, column, values, naming, textInList, href, active };
        return (
          <div
            key={key}
            role="gridcell"
            className={classes.cell}
            dir={directionIn(field)}
            title={fieldTitle(field, values)}
            aria-colindex={at + (isSelectable ? 2 : 1)}
            data-pictured={field.picture ? true : undefined}
            data-kind={field.kind}
            data-end={isAtEnd(field.kind) || undefined}
            data-pinned={at === 0 && isSelectable ? 'name' : undefined}
          >
            {at === 0 && note ? <NoteMark note={note} className={classes.note} /> : undefined}
            {field.picture ? (
              <>
                <CellPicture {...cell} />
                <span dir="auto" data-text>
                  <Content {...cell} />
                </span>
              </>
            ) : (
              <Content {...cell} />
            )}
          </div>
        );
      })}
    </div>
  );
});
