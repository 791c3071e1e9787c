import { afterEach, expect, test } from 'vitest';
import { menuTemplate } from '../../../../main/app/menus/menu';
import { createJobNotices, type JobNotice } from '../../../../main/app/notifications/job-notices';
import { quitDialog } from '../../../../main/app/window/quit-guard';
import { commandText, setNativeLanguage, text } from '../../../../main/desktop/native-text';
import { type Language, languages } from '../../../../preload/contract/language';

afterEach(() => setNativeLanguage('en'));

test('texts that are asked for after a change are in the new language', () => {
  expect([text('quit.title'), commandText('menus.file')]).toEqual(['Quit Pitwall?', 'File']);
  setNativeLanguage('es');
  expect([text('quit.title'), commandText('menus.file')]).toEqual(['¿Salir de Pitwall?', 'Archivo']);
  setNativeLanguage('ar');
  expect([text('files.exportTitle', { list: 'الحجوزات' }), commandText('menus.file')]).toEqual([
    'تصدير: الحجوزات',
    'ملف',
  ]);
});

/** A number of each plural form of Arabic, which has all that any language of the app has. */
const counts = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 };

test('a text with a count has the form of its number in each language, and the number as the language writes it', () => {
  const said = (language: Language) => {
    setNativeLanguage(language);
    return Object.values(counts).map((count) => text('notices.rows', { count }));
  };
  expect(said('en')).toEqual(['0 rows', '1 row', '2 rows', '3 rows', '11 rows', '100 rows']);
  expect(said('es')).toEqual(['0 filas', '1 fila', '2 filas', '3 filas', '11 filas', '100 filas']);
  expect(said('ar')).toEqual(['لا صفوف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']);
  setNativeLanguage('es');
  expect(text('notices.rows', { count: 2_000_000 })).toBe('2.000.000 de filas');
  setNativeLanguage('en');
  expect(text('notices.files', { count: 17_250 })).toBe('17,250 files');
});

test('a value is not read as a text of ours', () => {
  expect(text('notices.exportDone', { name: '{count} {name, number} <b>&' })).toBe(
    '{count} {name, number} <b>& exported',
  );
});

const labels = () =>
  menuTemplate(
    { isSignedIn: true, enabled: [], checked: [], areas: [], shortcuts: {} },
    {
      platform: 'linux',
      packaged: true,
      act: { command: () => 0, openArea: () => 0, zoom: () => 0, showLogs: () => 0 },
    },
  ).map(({ label }) => label);

test('menus, dialogs and notifications speak each language', () => {
  const shown: JobNotice[] = [];
  let now = 0;
  const notices = createJobNotices({
    isFocused: () => false,
    isOn: () => true,
    show: (one) => shown.push(one),
    now: () => now,
  });
  const said = languages.map((language) => {
    setNativeLanguage(language);
    const work = { kind: 'export', name: 'Bookings', amount: 17, progress: undefined } as const;
    notices(language, { ...work, state: 'active' });
    now += 60_000;
    notices(language, { ...work, state: 'done' });
    const question = quitDialog({ jobs: 2, unsaved: true, waiting: { count: 3, isKept: false } });
    return [labels().join(), String(question?.message), String(question?.detail), String(shown.at(-1)?.body)];
  });
  expect(said[1]?.[0]).toMatch(/^Archivo,Edición,Ir,Ver,Ayuda$/);
  expect(said[2]?.[3]).toBe('17 صفًا');
  for (const part of [0, 1, 2, 3]) expect(new Set(said.map((one) => one[part])).size).toBe(languages.length);
  expect(said[2]?.join().replaceAll('Pitwall', '')).not.toMatch(/[A-Za-z]/);
});
