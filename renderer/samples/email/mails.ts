/** The folder, label, search and mail of the URL, and changes of mails. */
import { type Email, type emailFolders, emailLabels } from '@contract/samples/entities/email';
import { useNavigate, useParams } from 'react-router-dom';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { refreshAreas } from '../../kit/bridge/use-call';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { text } from '../../kit/format/text';
import { useSearch } from '../../kit/ui/use-search';

export const folders = ['inbox', 'starred', 'sent', 'draft', 'spam', 'trash'] as const;
export type Folder = (typeof folders)[number];
export type Label = (typeof emailLabels)[number];

export interface MailLocation {
  readonly folder: Folder;
  readonly label: Label | undefined;
  readonly query: string;
  /** Of the open mail. */
  readonly id: string | undefined;
  /** The path of a mail, or of the list without one; keeps label and search. */
  readonly pathTo: (id?: number) => string;
  readonly open: (id?: number) => void;
  readonly setQuery: (query: string) => void;
}

export const useMailLocation = (): MailLocation => {
  const { folder: name, id } = useParams();
  const [params, setParams] = useSearch();
  const navigate = useNavigate();
  const folder = folders.find((one) => one === name) ?? 'inbox';
  const pathTo = (mail?: number): string => {
    const path = `/apps/email/${folder}${mail === undefined ? '' : `/${mail}`}`;
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return {
    folder,
    label: emailLabels.find((one) => one === params.get('label')),
    query: params.get('q') ?? '',
    id,
    pathTo,
    open: (mail) => void navigate(pathTo(mail)),
    setQuery: (query) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (query === '') next.delete('q');
          else next.set('q', query);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};

interface Change {
  readonly folder?: (typeof emailFolders)[number];
  readonly isRead?: boolean;
  readonly isStarred?: boolean;
}

/** Notifies the user of a failure; returns whether it succeeded. */
export const changeMail = async ({ id }: Email, change: Change): Promise<boolean> => {
  const result = await callEndpoint('email.update', { emailIds: [id], dataToUpdate: change });
  void refreshAreas(['email']);
  return notifyFailure(result);
};

export const toggleLabel = async ({ id }: Email, label: Label): Promise<void> => {
  const result = await callEndpoint('email.label', { emailIds: [id], label });
  void refreshAreas(['email']);
  notifyFailure(result);
};

/** Moves a mail and offers undo; returns whether it was moved. */
export const moveMail = async (mail: Email, folder: Email['folder']): Promise<boolean> => {
  if (!(await changeMail(mail, { folder }))) return false;
  notify({
    id: 'email-moved',
    intent: 'success',
    title: text('email:moved', { folder: text(`email:folders.${folder}`) }),
    body: mail.subject,
    actions: [{ label: text('email:undo'), run: () => void changeMail(mail, { folder: mail.folder }) }],
  });
  return true;
};

/** People in one line. */
export const formatNames = (people: readonly { readonly name: string; readonly email: string }[]): string =>
  people.map(({ name, email }) => name || email).join(', ');
