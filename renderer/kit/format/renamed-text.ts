import type { Job } from '@contract/bridge';
import { kitText } from './text';

/** "Sent as IMG_0001.heic, because its content is HEIC." for an upload whose name was wrong; empty for other jobs. */
export const renamedText = ({ note }: Job): string =>
  note?.kind === 'renamed' ? kitText('jobs.renamed', { name: note.name, found: note.found }) : '';
