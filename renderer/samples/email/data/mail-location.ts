/** Where in the mailbox one is: a folder, or the mails of a label. */

import { type emailFolders, emailLabels } from '@contract/samples/entities/email';
import { useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

export const folders = ['inbox', 'starred', 'sent', 'draft', 'spam', 'trash'] as const;
export type Folder = (typeof folders)[number];
export type MailFolder = (typeof emailFolders)[number];
export const labels = emailLabels;
export type Label = (typeof emailLabels)[number];

export type MailView =
  | { readonly kind: 'folder'; readonly name: Folder }
  | { readonly kind: 'label'; readonly name: Label };

/** The folders that a label is looked for in. */
export const labeledFolders = ['inbox', 'sent', 'draft'] as const satisfies readonly MailFolder[];

const root = '/apps/email';
export const pathTo = ({ kind, name }: MailView): string =>
  kind === 'label' ? `${root}/label/${name}` : `${root}/${name}`;

/** What the route names; undefined for a folder or label that the mailbox does not have. */
export const parseView = (folder: string | undefined, label: string | undefined): MailView | undefined => {
  if (label !== undefined) {
    const name = labels.find((one) => one === label);
    return name && { kind: 'label', name };
  }
  const name = folders.find((one) => one === (folder ?? 'inbox'));
  return name && { kind: 'folder', name };
};

export interface MailLocation {
  readonly view: MailView | undefined;
  /** The open mail's. */
  readonly id: string | undefined;
  readonly q: string;
  readonly unread: boolean;
  /** The URL's search part, which stays while mails are opened. */
  readonly search: string;
  /** Opens a mail, or the list alone. */
  readonly open: (id: number | undefined) => void;
  readonly setFilter: (to: { readonly q?: string; readonly unread?: boolean }) => void;
}

export const useMailLocation = (): MailLocation => {
  const { folder, label, id } = useParams();
  const [params, setParams] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = parseView(folder, label);
  const base = place ? pathTo(place) : root;
  const q = params.get('q') ?? '';
  const unread = params.has('unread');
  const open = useCallback(
    (mail: number | undefined) => void navigate(`${base}${mail === undefined ? '' : `/${mail}`}${search}`),
    [navigate, base, search],
  );
  const narrow = useCallback(
    (to: { readonly q?: string; readonly unread?: boolean }) => {
      const next = { q, unread, ...to };
      setParams(
        { ...(next.q === '' ? {} : { q: next.q }), ...(next.unread ? { unread: '' } : {}) },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams, q, unread],
  );
  return { view: place, id, q, unread, search, open, setFilter: narrow };
};
