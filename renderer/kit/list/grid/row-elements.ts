/**
 * The elements of one row, written directly: React would take longer for the rows of a scroll than the browser does.
 * The grid handles clicks and keys; `row-media.tsx` draws pictures and notes into the rows.
 */
import type { LocalNote } from '@contract/bridge';
import { directionOf } from '@contract/language';
import type { Field, Naming, Values } from '../../area/field';
import { fieldTitle } from '../../format/field';
import { currentLanguage } from '../../format/locale';
import { mainNameField, nameOf } from '../../format/naming';
import { kitText } from '../../format/text';
import { type CellContent, cellContent } from './cell';
import { pictureOf } from './cell-picture';
import { type Column, isAtEnd } from './columns';

export interface RowClasses {
  readonly row: string;
  readonly cell: string;
  readonly checkbox: string;
  readonly status: string;
  readonly picture: string;
}

/** What the elements of all rows have in common. */
export interface RowStructure {
  readonly classes: RowClasses;
  readonly columns: readonly Column[];
  readonly selectable: boolean;
}

export interface RowContent {
  readonly values: Values;
  readonly id: string;
  readonly naming: Naming;
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
  readonly selected: boolean;
  readonly opens: boolean;
}

interface RowPicture {
  readonly key: string;
  readonly target: Element;
  readonly url: string;
  readonly isBesideText: boolean;
}

/** What React draws into a row. */
export type RowMedia = RowPicture | (Pick<RowPicture, 'key' | 'target'> & { readonly note: LocalNote });

interface CellElements {
  readonly column: Column;
  readonly cell: HTMLElement;
  /** In front of the text; undefined if the column has no pictures. */
  readonly picture: HTMLElement | undefined;
  readonly text: Text;
}

export interface RowElements {
  /** Unique in its list. */
  readonly key: number;
  readonly row: HTMLElement;
  readonly checkbox: HTMLInputElement | undefined;
  readonly cells: readonly CellElements[];
  /** In front of the first cell's content, while the record has a note. */
  readonly noteMark: HTMLElement;
}

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** Writes what differs, because each write costs a style recalculation. Undefined removes the attribute. */
export const setAttributes = (element: Element, attributes: Attributes): void => {
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
};

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  parent?: Element,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  parent?.append(element);
  return element;
};

const directionIn = ({ kind, picture }: Field): string | undefined => {
  // Nothing in "-$3.00" has a direction, so on a page of the other one its signs would change sides.
  if (isAtEnd(kind)) return directionOf(currentLanguage());
  // Next to a picture only the text has its own direction, so that pictures stay aligned.
  return picture ? undefined : 'auto';
};

const createCell = (row: Element, { classes, selectable }: RowStructure, column: Column, at: number): CellElements => {
  const { kind, picture } = column.field;
  const attributes: Attributes = {
    role: 'gridcell',
    class: classes.cell,
    dir: directionIn(column.field),
    'data-pictured': picture ? true : undefined,
    'aria-colindex': at + (selectable ? 2 : 1),
    'data-kind': kind,
    'data-end': isAtEnd(kind) || undefined,
    'data-pinned': at === 0 && selectable ? 'name' : undefined,
  };
  const cell = createElement('div', attributes, row);
  const text = document.createTextNode('');
  const frame = picture && createElement('span', { class: classes.picture, 'aria-hidden': true }, cell);
  const container = picture ? createElement('span', { dir: 'auto', 'data-text': true }, cell) : cell;
  container.append(text);
  return { column, cell, picture: frame, text };
};

export const createRow = (structure: RowStructure, key: number): RowElements => {
  const { classes, columns, selectable } = structure;
  const row = createElement('div', { role: 'row', class: classes.row });
  const box =
    selectable &&
    createElement('div', { role: 'gridcell', class: classes.cell, 'aria-colindex': 1, 'data-pinned': 'box' }, row);
  const checkbox = box
    ? createElement('input', { type: 'checkbox', class: classes.checkbox, tabindex: -1 }, box)
    : undefined;
  const cells = columns.map((column, at) => createCell(row, structure, column, at));
  const noteMark = document.createElement('span');
  noteMark.style.display = 'contents';
  return { key, row, checkbox, cells, noteMark };
};

const tagNames = { text: undefined, picture: undefined, status: 'span', link: 'a' } as const;

/** Puts the text into the element that its content needs, and returns that; undefined for none. */
const wrap = (text: Text, container: Element, tagName: 'span' | 'a' | undefined): Element | undefined => {
  const current = text.parentElement === container ? undefined : (text.parentElement ?? undefined);
  if (current?.localName === tagName) return current;
  const wrapper = tagName && document.createElement(tagName);
  (current ?? text).replaceWith(wrapper ?? text);
  wrapper?.append(text);
  return wrapper;
};

const contentAttributes = (content: CellContent, isName: boolean, active: boolean, classes: RowClasses): Attributes => {
  if (content.type === 'status') return { class: classes.status, 'data-tone': content.tone };
  if (content.type !== 'link') return {};
  return {
    href: content.href,
    // Enter on the row opens its own record.
    tabindex: active && !isName ? 0 : -1,
    'data-name': isName || undefined,
    draggable: 'false',
  };
};

/** Returns the picture that the cell shows. */
const writeCell = (
  { column, cell, picture, text }: CellElements,
  { values, active, href, naming }: RowContent,
  classes: RowClasses,
): Omit<RowPicture, 'key'> | undefined => {
  const { field, key } = column;
  const isName = href !== undefined && key === mainNameField(naming);
  const content = cellContent(field, values, isName ? href : undefined);
  setAttributes(cell, { title: fieldTitle(field, values) });
  const wrapper = wrap(text, picture?.nextElementSibling ?? cell, tagNames[content.type]);
  if (wrapper) setAttributes(wrapper, contentAttributes(content, isName, active, classes));
  if (text.data !== content.text) text.data = content.text;
  if (content.type === 'picture') return { target: cell, url: content.url, isBesideText: false };
  if (!picture || !field.picture) return undefined;
  const { url, shape, initials } = pictureOf(field.picture, values);
  setAttributes(picture, { 'data-shape': shape, 'data-initials': initials });
  return url === undefined ? undefined : { target: picture, url, isBesideText: true };
};

/** Writes one row, and returns what React is to draw into it. */
export const writeRow = (elements: RowElements, content: RowContent, classes: RowClasses): readonly RowMedia[] => {
  const { key, row, checkbox, cells, noteMark } = elements;
  const { values, active, selected, note } = content;
  setAttributes(row, {
    id: content.domId,
    'aria-rowindex': content.ariaRowIndex,
    'aria-selected': checkbox && String(selected),
    'data-index': content.index,
    'data-active': active || undefined,
    'data-selected': (checkbox && selected) || undefined,
    'data-opens': content.opens || undefined,
  });
  row.style.transform = `translateY(${content.top}px)`;
  if (checkbox) {
    checkbox.checked = selected;
    const name = nameOf(content.naming, values) || content.id;
    setAttributes(checkbox, { 'aria-label': kitText('list.selectRow', { name }) });
  }
  const media: RowMedia[] = [];
  for (const [at, cell] of cells.entries()) {
    const picture = writeCell(cell, content, classes);
    if (picture) media.push({ key: `${key} ${at}`, ...picture });
  }
  if (!note) noteMark.remove();
  else if (!noteMark.parentElement) cells[0]?.cell.prepend(noteMark);
  if (note) media.push({ key: `${key}`, target: noteMark, note });
  return media;
};
