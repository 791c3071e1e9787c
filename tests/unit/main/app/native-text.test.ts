import { afterEach, expect, test } from 'vitest';
import { createJobNotices, type JobNotice } from '../../../../main/app/job-notices';
import { menuTemplate } from '../../../../main/app/menu';
import { commandText, setNativeLanguage, text } from '../../../../main/app/native-text';
import { quitDialog } from '../../../../main/app/quit-guard';
import { languages } from '../../../../preload/contract/language';

afterEach(() => setNativeLanguage('en'));

test('texts that are asked for after a change are in the new language', () => {
  expect([text('quit.title'), commandText('menus.file')]).toEqual(['Quit Pitwall?', 'File']);
  setNativeLanguage('es');
  expect([text('quit.title'), commandText('menus.file')]).toEqual(['¿Salir de Pitwall?', 'Archivo']);
  setNativeLanguage('ar');
  expect([text('files.exportTitle', { list: 'الحجوزات' }), commandText('menus.file')]).toEqual([
    'تصدير الحجوزات',
    'ملف',
  ]);
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
  expect(said[2]?.[3]).toBe('عدد الصفوف: 17');
  for (const part of [0, 1, 2, 3]) expect(new Set(said.map((one) => one[part])).size).toBe(languages.length);
  expect(said[2]?.join().replaceAll('Pitwall', '')).not.toMatch(/[A-Za-z]/);
});
