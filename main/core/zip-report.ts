/** Packs the files of a report into a zip, with the bytes that the preview showed. */
import type { ReportFile } from '@contract/diagnostics/diagnostics';
import { strToU8, zipSync } from 'fflate';

export const zipReport = (files: readonly ReportFile[], now: Date): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, content }) => [name, [strToU8(content), { mtime: now }]])));
