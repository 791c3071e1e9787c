/** With masks on, no list, table of people, choice or search result shows a whole email or phone, whatever its column is. */
import type { SettingsView } from '@contract/bridge';
import { ok } from '@contract/failure';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordEntries } from '../../../../renderer/app/palette/record-entries';
import { Screen as Demand } from '../../../../renderer/features/wishlists/demand-screen';
import type { Area } from '../../../../renderer/kit/area/area';
import type { Field, Values } from '../../../../renderer/kit/area/field';
import { FieldValue } from '../../../../renderer/kit/detail/field-value';
import { ExportPreview } from '../../../../renderer/kit/export/export-preview';
import { joinFacts } from '../../../../renderer/kit/format/join';
import { type TextInList, useTextInList, wordsInList } from '../../../../renderer/kit/format/text-in-list';
import { GridRow } from '../../../../renderer/kit/list/grid/grid-row';
import { usePreferences } from '../../../../renderer/kit/stores/preferences';
import { useSettings } from '../../../../renderer/kit/stores/settings';
import { openKit, setBridge } from '../kit/kit-page';

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/features/*/index.ts', { eager: true });
const areas = Object.values(found).flatMap(({ area }) => (area.type === 'resource' ? [area] : []));
/** Columns that are defined outside of an area: the desk's lists. */
const fieldModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../../renderer/features/**/*-fields.ts', '../../../../renderer/features/**/*-columns.ts'],
  { eager: true },
);
const isField = (value: unknown): value is Field => typeof Object(value).key === 'string';
const loose = Object.values(fieldModules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (Array.isArray(value) ? value : isField(value) ? [value] : Object.values(Object(value))))
  .filter(isField);

const email = 'canary.rider@paddock.example';
const phone = '+1 555 010 9912';
const secrets = [email, 'canary.rider', encodeURIComponent(email), phone, phone.replaceAll(/\D/g, ''), '010 9912'];
const shows = (html: string): readonly string[] => secrets.filter((secret) => html.includes(secret));

const setMasks = (maskContacts: boolean) =>
  useSettings.setState({ settings: { maskContacts } as Partial<SettingsView> as SettingsView });
beforeEach(() => setMasks(true));

const currentTextInList = (): TextInList => renderHook(useTextInList).result.current;

const classes = { row: '', cell: '', checkbox: '', status: '', picture: '', note: '' };
/** A row of the real grid in which every field has the same value. */
const rowWith = (fields: readonly Field[], value: string): string => {
  const values: Values = Object.fromEntries(fields.map(({ key }) => [key, value]));
  const columns = fields.map((field, index) => ({ field, key: String(index), label: field.key, width: 100 }) as never);
  const { container, unmount } = render(
    <GridRow
      {...{
        classes,
        columns,
        values,
        id: '1',
        naming: '0',
        textInList: currentTextInList(),
        index: 0,
        ariaRowIndex: 2,
        top: 0,
        domId: 'row',
      }}
      {...{ opens: true, active: true, selected: false, href: '/visitors/1', note: undefined }}
    />,
  );
  const html = container.innerHTML;
  unmount();
  return html;
};

/** Kinds whose text is a number, a time or a word of the app; a contact there is no contact. */
const isText = ({ kind = 'text' }: Field): boolean =>
  ['text', 'email', 'phone', 'reference', 'html', 'url'].includes(kind);

describe('a list', () => {
  it.each(areas)('of $name masks every column and its title', (area) => {
    const related = (area.tabs ?? []).flatMap((tab) => ('related' in tab ? (tab.related.fields ?? []) : []));
    const fields = [...Object.values(area.fields), ...area.columns, ...(area.relatedColumns ?? []), ...related].filter(
      isText,
    );
    expect(fields).not.toEqual([]);
    for (const value of [email, phone]) {
      expect(shows(rowWith(fields, value))).toEqual([]);
      setMasks(false);
      expect(shows(rowWith(fields, value)), 'they are shown without masks').not.toEqual([]);
      setMasks(true);
    }
  });

  it('of the desk and other screens masks every column', () => {
    expect(loose.filter(({ kind }) => kind === 'email' || kind === 'phone').length).toBeGreaterThan(1);
    for (const value of [email, phone]) expect(shows(rowWith(loose.filter(isText), value))).toEqual([]);
  });
});

it('a table of several people inside a record is masked, and the record’s own contacts are not', () => {
  const person = { name: 'Zoë', email, phone };
  const listOf = (value: unknown) => {
    const { container } = render(<FieldValue field={{ key: 'crew' }} values={{ crew: value }} />);
    return container.innerHTML;
  };
  expect(shows(listOf([person, person]))).toEqual([]);
  expect(
    shows(
      listOf([
        { ...person, car: { number: 7 } },
        { ...person, car: { number: 8 } },
      ]),
    ),
  ).toEqual([]);
  for (const emails of [[email], [email, `https://files.example/${email}`]])
    expect(
      shows(
        listOf([
          { name: 'Zoë', emails },
          { name: 'Bo', emails },
        ]),
      ),
    ).toEqual([]);
  expect(shows(listOf(person))).not.toEqual([]);
  expect(shows(listOf([email]))).not.toEqual([]);
});

it('the visitors with the most wishlist entries are masked, in the chart and its table', async () => {
  const wishes = [{ userId: 1, userName: 'Zoë', userEmail: email }, { userEmail: email }];
  setBridge(() => ok({ rows: wishes.map((wish, id) => ({ id, ...wish })), isComplete: true }));
  setMasks(true);
  const { container } = openKit([{ path: '/', element: <Demand /> }], '/?by=visitor');
  await screen.findByRole('link', { name: /Zoë/ });
  expect(shows(container.innerHTML)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /as a table/ }));
  expect(screen.getByRole('cell', { name: 'Zoë' })).toBeTruthy();
  expect(shows(container.innerHTML)).toEqual([]);
  act(() => setMasks(false));
  expect(shows(container.innerHTML)).not.toEqual([]);
});

it('the preview of an export is masked', () => {
  const picks = ['email', 'phone', 'note'].map((key) => ({ key, label: key, kind: 'text' as const }));
  const rows = [{ email, phone, note: `call ${email}` }];
  const { container } = render(<ExportPreview label="First rows" picks={picks} rows={rows} />);
  expect(shows(container.innerHTML)).toEqual([]);
  act(() => setMasks(false));
  expect(shows(container.innerHTML)).not.toEqual([]);
});

it('a table that is shown while another window turns masks on is masked', () => {
  setMasks(false);
  const { container } = render(<FieldValue field={{ key: 'crew' }} values={{ crew: [{ email }, { email }] }} />);
  expect(shows(container.innerHTML)).not.toEqual([]);
  act(() => setMasks(true));
  expect(shows(container.innerHTML)).toEqual([]);
});

it.each(['ltr', 'rtl'] as const)('words that are isolated for their direction are masked (%s)', (direction) => {
  usePreferences.setState({ direction });
  const words = wordsInList(currentTextInList(), joinFacts('نادية', email, phone));
  expect(shows(words)).toEqual([]);
  expect(words).toContain('نادية');
  expect(words.match(/\u2068/g)).toHaveLength(3);
  usePreferences.setState({ direction: 'auto' });
});

it('a choice and a result of the palette are masked', () => {
  expect(shows(wordsInList(currentTextInList(), `V-001 · ${email} · ${phone}`))).toEqual([]);
  expect(wordsInList(currentTextInList(), `V-001 · ${email}`)).toContain('V-001');
  const area = areas.find(({ name }) => name === 'visitors');
  if (!area) throw new Error('there are no visitors');
  const rows = [
    { id: 1, firstName: 'Zoë', email, phone },
    { id: 2, email },
  ];
  const textInList = currentTextInList();
  for (const query of ['canary', 'Zoë']) {
    const entries = recordEntries({ group: 'visitors', area, rows, query, event: undefined, textInList });
    expect(entries.length).toBeGreaterThan(0);
    expect(shows(JSON.stringify(entries.map(({ title, detail }) => [title, detail])))).toEqual([]);
  }
});
