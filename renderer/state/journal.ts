/** What the signed-in person did on this computer, in words. It is not the service's audit. */
import type { JournalEntry, JournalRecord } from '@contract/bridge/journal';
import type { EndpointId } from '@contract/table';
import { bridge } from '../kit/bridge/bridge';
import { type Call, useCachedQuery } from '../kit/bridge/use-call';
import { joinList } from '../kit/format/join';
import { text as anyText, type Text } from '../kit/format/text';
import { doesText } from '../kit/outbox/entry-text';
import { labelOf } from '../kit/outbox/subject';
import { ownerOf, useSession } from '../kit/stores/session';

/** The journal of a record or of all, read anew on each screen. */
export const useJournal = (record: JournalRecord | 'all'): Call<readonly JournalEntry[]> => {
  const owner = useSession(({ session }) => ownerOf(session));
  return useCachedQuery<readonly JournalEntry[]>({
    queryKey: ['journal.list', owner, record],
    queryFn: async () => {
      const listed = await bridge().journal.list(record === 'all' ? {} : { record });
      if (listed.ok) return listed.value;
      throw listed.failure;
    },
    staleTime: 0,
    gcTime: 0,
  });
};

const isCall = (action: string): boolean => action !== 'export' && !action.startsWith('log.');
const callOf = ({ action }: JournalEntry) => ({ call: action as EndpointId });

/** "Update track", "Export", "Scan". */
export const actionText = (text: Text, entry: JournalEntry): string => {
  if (isCall(entry.action)) return doesText(text, callOf(entry));
  return text(`journal:actions.${entry.action.replace(/^log\./, '')}`);
};

const logTexts: Readonly<Record<string, string>> = { 'log.scan': 'gate.answers', 'log.decision': 'gate.decided' };

/** The fields that were sent, by the labels of their forms; of a scan, its answer, and of a decision, what was decided. */
export const fieldsText = (entry: JournalEntry): string => {
  const of = logTexts[entry.action];
  if (of) return joinList(entry.fields.map((word) => anyText(`desk:${of}.${word}`)));
  return joinList(isCall(entry.action) ? entry.fields.map((name) => labelOf(callOf(entry), { name })) : []);
};
