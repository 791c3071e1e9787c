/** The codes of labels and papers as another program reads them from paper. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelFormats } from '@contract/settings/labels';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { barsRoom, LabelPage } from '../../../../../../renderer/kit/print/labels/label-page';
import { qrOf } from '../../../../../../renderer/kit/print/papers/barcodes';
import { PaperCode } from '../../../../../../renderer/kit/print/papers/paper-code';
import { loadBars } from '../../../../../../renderer/kit/print/papers/use-codes';
import { pictureOf } from '../../../../../support/drawn-code';
import { freshFolder } from '../../../../../support/temporary-folders';

const codes = ['TK-55231-2', '148', 'B-20261121-0007', 'a^b^001~[x] %$'];

/** What zbar reads in a picture of the markup's code. */
const read = (markup: string): string => {
  const { width, height, gray } = pictureOf(/<svg.*<\/svg>/s.exec(markup)?.[0] ?? '');
  const path = join(freshFolder(), 'code.pgm');
  writeFileSync(path, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray]));
  return spawnSync('zbarimg', ['--quiet', '--raw', path], { encoding: 'utf8' }).stdout.replace(/\n$/, '');
};

it('zbar reads every code of a label and of a paper', async (context) => {
  if (spawnSync('zbarimg', ['--version']).status !== 0) return context.skip('there is no zbarimg (zbar-tools)');
  const onPaper = await loadBars();
  for (const code of codes) {
    const label = { number: '148', name: 'Ana Ruiz', className: 'Super Pro', code };
    for (const format of labelFormats) {
      const [bars, qr] = [(await loadBars(barsRoom(format)))(code), qrOf(code)];
      const drawn = [{ bars: new Map(bars ? [[code, bars]] : []) }, { qrs: new Map(qr ? [[code, qr]] : []) }];
      for (const one of drawn)
        expect(
          read(renderToStaticMarkup(<LabelPage format={format} labels={[label]} {...one} />)),
          `${format} ${Object.keys(one)[0]}`,
        ).toBe(code);
    }
    const bars = onPaper(code);
    expect(bars && read(renderToStaticMarkup(<PaperCode bars={bars} />))).toBe(code);
  }
});
