/** The compressed JavaScript that the page loads up to the first list, and what each area adds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compressed, firstListLimit, pageFolder, scriptFiles } from '../support/page-scripts';
import { click, openElectron, present } from './electron-page';
import { atMost, type Bench, info } from './figure';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

export const size: Bench = async () => {
  const app = await openElectron('.', ['--demo']);
  try {
    const scripts = app.scripts();
    await app.evaluate(present('form button[type=submit]'));
    // The address of a list opens sign-in first and then the list.
    await app.evaluate(`location.assign('/login?to=%2Fbookings')`);
    while (!(await app.evaluate<boolean>(`location.search !== ''`))) await setTimeout(50);
    await app.evaluate(present('form button[type=submit]'));
    const signIn = scriptFiles(scripts);
    await app.evaluate(click('Explore the demo'));
    await app.evaluate(present('[role=grid] [role=row] [role=gridcell]'));
    const list = scriptFiles(scripts);
    const manifest = JSON.parse(readFileSync(join(pageFolder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
    const needs = (key: string, seen = new Set<string>()): string[] => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return [];
      seen.add(key);
      return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => needs(one, seen))];
    };
    // What an area's screens need in addition to the first list.
    const later = new Map<string, Set<string>>();
    for (const [key, { src, name, isDynamicEntry, file }] of Object.entries(manifest)) {
      if (!isDynamicEntry || list.includes(file)) continue;
      const area = (src ?? name ?? key).split('/').slice(0, 2).join('/');
      const files = later.get(area) ?? new Set();
      for (const one of needs(key)) if (one.endsWith('.js') && !list.includes(one)) files.add(one);
      later.set(area, files);
    }
    const areas = [...later]
      .map(([name, files]) => ({ name, size: compressed([...files]) }))
      .sort((a, b) => b.size - a.size);
    const all = readdirSync(join(pageFolder, 'assets')).filter((file) => file.endsWith('.js'));
    return [
      atMost('JavaScript for sign-in and the first list, gzip', compressed(list), 'kB', firstListLimit),
      info('  sign-in alone', compressed(signIn), 'kB'),
      info('  all of the page', compressed(all.map((file) => `assets/${file}`)), 'kB'),
      ...areas.map(({ name, size: more }) => info(`  adds ${name}`, more, 'kB')),
    ];
  } finally {
    await app.close();
  }
};
