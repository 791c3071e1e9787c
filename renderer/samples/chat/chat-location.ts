/** The open conversation, the search and the side panel, held by the URL. */
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

const list = '/apps/chat';
const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path);

export type Panel = 'profile' | 'me';
type Change = Readonly<Partial<Record<'q' | 'unread' | 'panel' | 'message', string | undefined>>>;

export interface ChatLocation {
  /** The open conversation's id. */
  readonly open: string | undefined;
  readonly query: string;
  readonly unreadOnly: boolean;
  /** The side panel: the conversation's profile or the user's own. */
  readonly panel: Panel | undefined;
  /** A search result to scroll to. */
  readonly message: string | undefined;
  readonly change: (change: Change) => void;
  /** The path of a conversation that keeps the list's filters. */
  readonly pathOf: (id: string, message?: string) => string;
  readonly list: string;
  readonly goTo: (id: string) => void;
  readonly leave: () => void;
}

export const useChatLocation = (): ChatLocation => {
  const [search, setSearch] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  const changed = (change: Change): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === '') next.delete(key);
      else next.set(key, value);
    }
    return next;
  };
  const panelParam = search.get('panel');
  const panel = panelParam === 'me' || (panelParam === 'profile' && id !== undefined) ? panelParam : undefined;
  const messageChange = (message?: string): Change => ({ message, panel: panel === 'profile' ? panel : undefined });
  const pathOf = (talk: string, message?: string): string =>
    withSearch(`${list}/${talk}`, changed(messageChange(message)));
  const back = withSearch(list, changed({ message: undefined, panel: undefined }));
  return {
    open: id,
    query: search.get('q') ?? '',
    unreadOnly: search.get('unread') === '1',
    panel,
    message: search.get('message') ?? undefined,
    change: (change) => setSearch(changed(change), { replace: true, preventScrollReset: true }),
    pathOf,
    list: back,
    goTo: (talk) => void navigate(pathOf(talk)),
    leave: () => void navigate(back),
  };
};
