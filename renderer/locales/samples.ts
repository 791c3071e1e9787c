/** The texts of the sample areas, a file each; the start knows only that of their names. */
import type { Texts } from '@contract/text/messages';

export const sampleTexts = import.meta.glob<Texts>(['./en/samples/*.json', '!./en/samples/samples.json'], {
  import: 'default',
  query: '?texts',
});
