import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { disk } from '../../../../main/desktop/disk';
import { createPdfSaver, type PdfSaverPorts } from '../../../../main/files/save-pdf';
import { createOwnerId } from '../../../../main/files/temporary-files';

const made: string[] = [];
const folderFor = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-pdf-'));
  made.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const drawn = new TextEncoder().encode('%PDF-1.7 drawn');
const desk = (
  choose: PdfSaverPorts['askForPath'],
  print: PdfSaverPorts['print'] = async () => drawn,
  more: Partial<PdfSaverPorts> = {},
) => {
  const signOuts = { count: 0 };
  const folder = folderFor();
  const suggestions: string[] = [];
  const remembered: string[] = [];
  const pdf = createPdfSaver({
    print,
    askForPath: async (where) => {
      suggestions.push(where.path);
      return choose({ ...where, path: where.path });
    },
    folder: { first: folder, last: () => undefined, remember: (one) => remembered.push(one) },
    generation: () => signOuts.count,
    owner: createOwnerId,
    ...more,
  });
  return { folder, suggestions, remembered, signOuts, ...pdf };
};

it('saves what the page would print, under a name that is valid on every system', async () => {
  const { folder, suggestions, remembered, save } = desk(async ({ path }) => path);
  const result = await save({ name: 'Invoice 50/01: "draft"', paper: 'A4' });
  expect(result).toEqual({ ok: true, value: { name: 'Invoice 50-01- -draft-.pdf', bytes: drawn.length } });
  expect(suggestions).toEqual([join(folder, 'Invoice 50-01- -draft-.pdf')]);
  expect(remembered).toEqual([folder]);
  expect(readFileSync(join(folder, 'Invoice 50-01- -draft-.pdf'))).toEqual(Buffer.from(drawn));
  expect(readdirSync(folder)).toHaveLength(1);
});

it('adds a missing extension', async () => {
  const { folder, save } = desk(async () => join(made.at(-1) ?? '', 'paper'));
  expect(await save({ name: 'Invoice', paper: 'Letter' })).toMatchObject({ ok: true, value: { name: 'paper.pdf' } });
  expect(readdirSync(folder)).toEqual(['paper.pdf']);
});

it('saves nothing and does not fail if the dialog is cancelled', async () => {
  const { folder, save } = desk(async () => undefined);
  expect(await save({ name: 'Invoice', paper: 'A4' })).toEqual({ ok: true, value: null });
  expect(readdirSync(folder)).toEqual([]);
});

it('does not ask for a file if the page cannot be printed', async () => {
  const { suggestions, save } = desk(
    async ({ path }) => path,
    async () => {
      throw new Error('gone');
    },
  );
  expect(await save({ name: 'Invoice', paper: 'A4' })).toMatchObject({ ok: false, failure: { code: 'unexpected' } });
  expect(suggestions).toEqual([]);
});

it('saves one PDF at a time, and the next one afterwards', async () => {
  const open: ((path: string | undefined) => void)[] = [];
  const { save } = desk(() => new Promise((resolve) => open.push(resolve)));
  const request = { name: 'Invoice', paper: 'A4' } as const;
  const first = save(request);
  expect(await save(request)).toMatchObject({ ok: false, failure: { code: 'busy' } });
  await expect.poll(() => open.length).toBe(1);
  open[0]?.(undefined);
  expect(await first).toEqual({ ok: true, value: null });
  const next = save(request);
  await expect.poll(() => open.length).toBe(2);
  open[1]?.(undefined);
  expect(await next).toEqual({ ok: true, value: null });
});

it('never overwrites a file that the dialog did not ask about', async () => {
  const { folder, save } = desk(async () => join(made.at(-1) ?? '', 'paper'));
  writeFileSync(join(folder, 'paper.pdf'), 'another');
  expect(await save({ name: 'Invoice', paper: 'A4' })).toMatchObject({ value: { name: 'paper (2).pdf' } });
  expect(readFileSync(join(folder, 'paper.pdf'), 'utf8')).toBe('another');
});

it('reports a hanging disk, and can save the next PDF', async () => {
  const { save } = desk(async ({ path }) => path, undefined, {
    timeout: 50,
    disk: { ...disk, open: () => new Promise(() => undefined) },
  });
  const request = { name: 'Invoice', paper: 'A4' } as const;
  expect(await save(request)).toMatchObject({ failure: { code: 'folder-silent' } });
  expect(await save(request)).toMatchObject({ failure: { code: 'folder-silent' } });
});

it('saves nothing if the user signs out while choosing a file', async () => {
  const { save, folder, signOuts } = desk(async ({ path }) => {
    signOuts.count += 1;
    return path;
  });
  expect(await save({ name: 'Invoice', paper: 'A4' })).toEqual({ ok: true, value: null });
  expect(readdirSync(folder)).toEqual([]);
});
