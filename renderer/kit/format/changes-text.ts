/** What changed since an export as text: "17 new, 3 changed, 1 gone". */
import type { Changes } from '@contract/bridge';
import { copyClock } from './copy-text';
import { byLocale } from './locale';
import { formatNumber } from './number';
import { kitText } from './text';

const list = byLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
const counted = (count: number) => ({ count, rows: formatNumber(count) });

export const changesText = ({ added, changed, gone }: Omit<Changes, 'since'>): string =>
  list().format([
    kitText('export.changes.added', counted(added)),
    kitText('export.changes.changed', counted(changed)),
    ...(gone === undefined ? [] : [kitText('export.changes.gone', counted(gone))]),
  ]);

/** "17 new, 3 changed, 1 gone since 09:10". */
export const changesSinceText = (changes: Changes): string =>
  kitText('export.changes.since', { changes: changesText(changes), time: copyClock({ asOf: changes.since }) });
