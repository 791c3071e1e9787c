/** The folder or label, the open mail and the filters, held by the URL. */

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

/** The folders whose mails a label collects. */
export const labeledFolders = ['inbox', 'sent', 'draft'] as const satisfies readonly MailFolder[];

const root = '/apps/email';
export const pathTo = ({ kind, name }: MailView): string =>
  kind === 'label' ? `${root}/label/${name}` : `${root}/${name}`;

/** Undefined for an unknown folder or label. */
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
  /** Of the open mail. */
  readonly id: string | undefined;
  readonly q: string;
  readonly unread: boolean;
  /** The URL's query string, kept when a mail is opened. */
  readonly search: string;
  /** Opens a mail, or closes it if undefined. */
  readonly open: (id: number | undefined) => void;
  readonly setFilter: (to: { readonly q?: string; readonly unread?: boolean }) => void;
}

export const useMailLocation = (): MailLocation => {
  const { folder, label, id } = useParams();
  const [params, setParams] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = parseView(folder, label);
  const base = view ? pathTo(view) : root;
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
  return { view, id, q, unread, search, open, setFilter: narrow };
};
