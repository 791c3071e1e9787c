/** Class lists and tech sheets on paper. */
import type { EventClass } from '@contract/entities/event-web';
import type { TechCard } from '@contract/entities/inspection';
import { fold } from '@contract/text/fold';
import { toPlainText } from '../../../kit/format/plain-text';
import { readStatusWord } from '../../../kit/format/status-word';
import type { Text } from '../../../kit/format/text';
import type { Paper, PaperGroup, PaperRow } from '../../../kit/print/papers/paper';
import { byClass, type Entry } from './class-entries';

type Content = Pick<Paper, 'columns' | 'groups' | 'isPagePerGroup' | 'hasTickBoxes' | 'isLarge' | 'blankLines'>;

export const classLists = (
  text: Text,
  levelText: (level: Entry['tech']) => string,
  entries: readonly Entry[],
  classes: readonly EventClass[],
): Content => ({
  columns: [
    { key: 'number', label: text('papers.columns.number'), width: 2 },
    { key: 'name', label: text('papers.columns.name'), width: 4 },
    { key: 'vehicle', label: text('papers.columns.vehicle'), width: 4 },
    { key: 'code', label: text('papers.columns.ticket'), isCode: true },
    { key: 'tech', label: text('papers.columns.tech'), width: 2.5 },
  ],
  groups: byClass(entries, classes).map(({ className, entries: own }) => ({
    heading: text('papers.classHeading', { name: className || text('papers.noClass'), count: own.length }),
    rows: own.map(({ number, name, vehicle, ticketNumber, tech }) => ({
      number,
      name,
      vehicle,
      code: ticketNumber,
      tech: levelText(tech),
    })),
  })),
  isPagePerGroup: true,
  hasTickBoxes: true,
});

const cardOf = ({ parts }: Entry): TechCard | undefined =>
  parts.techCard.state === 'known' ? parts.techCard.value : undefined;

/** The points of another racer's card, best of the same class: the same sheet without results. */
const emptyCard = ({ className }: Entry, entries: readonly Entry[]): TechCard | undefined => {
  const filled = entries.filter((one) => (cardOf(one)?.items?.length ?? 0) > 0);
  const source = filled.find((one) => fold(one.className) === fold(className)) ?? filled[0];
  const items = source && cardOf(source)?.items;
  return items
    ? { items: items.map(({ section = null, code = null, label = null }) => ({ section, code, label })) }
    : undefined;
};

const marks = ['pass', 'fail', 'reinspect'] as const;
const handWrittenLines = 20;

const pointRows = (card: TechCard | undefined): readonly PaperRow[] => {
  let section = '';
  return (card?.items ?? []).map((item) => {
    const own = toPlainText(item.section);
    const result = readStatusWord(item.result);
    const row = {
      section: own === section ? '' : own,
      point: toPlainText(item.label) || toPlainText(item.code),
      ...Object.fromEntries(marks.map((mark) => [mark, result === mark ? 'x' : ''])),
      note: toPlainText(item.note),
    };
    section = own;
    return row;
  });
};

const sheetOf = (text: Text, entry: Entry, entries: readonly Entry[]): PaperGroup => {
  const card = cardOf(entry);
  const hasPoints = (card?.items?.length ?? 0) > 0;
  const rows = pointRows(hasPoints ? card : emptyCard(entry, entries));
  const info = entry.parts.info.state === 'known' ? entry.parts.info.value : undefined;
  return {
    heading: [entry.number === '' ? '' : `#${entry.number}`, entry.name].filter((part) => part !== '').join(' '),
    code: entry.ticketNumber,
    facts: [
      [text('papers.columns.class'), entry.className],
      [text('papers.columns.vehicle'), entry.vehicle],
      [text('papers.columns.ticket'), entry.ticketNumber],
      [text('papers.columns.card'), toPlainText(card?.cardNumber)],
      [text('papers.columns.inspector'), toPlainText(info?.inspectorName)],
      [text('papers.columns.sticker'), toPlainText(info?.stickerNumber)],
      [text('papers.columns.driverSignature'), ''],
      [text('papers.columns.inspectorSignature'), ''],
    ],
    rows: rows.length > 0 ? rows : Array.from({ length: handWrittenLines }, () => ({})),
  };
};

export const techSheets = (text: Text, entries: readonly Entry[], classes: readonly EventClass[]): Content => ({
  columns: [
    { key: 'section', label: text('papers.columns.section'), width: 2 },
    { key: 'point', label: text('papers.columns.point'), width: 5 },
    ...marks.map((mark) => ({ key: mark, label: text(`papers.marks.${mark}`), isBox: true })),
    { key: 'note', label: text('papers.columns.note'), width: 3 },
  ],
  groups: byClass(entries, classes).flatMap(({ entries: own }) => own.map((entry) => sheetOf(text, entry, entries))),
  isPagePerGroup: true,
  isLarge: false,
  blankLines: 0,
});
