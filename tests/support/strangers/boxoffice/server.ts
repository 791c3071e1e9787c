/** A ticket shop's service: see the README of this folder. */
import { type Answer, json, type UploadedFile } from '../host.ts';
import { fileReply } from '../pictures.ts';
import { createRouter, type Route } from '../router.ts';
import { createSessions, mayChange } from '../session.ts';
import type { Stranger } from '../stranger.ts';
import { roleNames } from '../truth/columns-people.ts';
import { fullName } from '../truth/sales.ts';
import type { Admin } from '../truth/types.ts';
import { createView } from '../truth/view.ts';
import { areasOf } from './areas.ts';
import { idOf, numbering } from './format.ts';
import { meaning } from './meaning.ts';
import { readsOf } from './reads.ts';
import { detail, invalid, noSuchPage } from './reply.ts';
import { writesOf } from './writes.ts';

/** Rights as the framework names them. */
const rightsOf = (admin: Admin) =>
  mayChange(admin)
    ? { is_superuser: true, permissions: ['*'] }
    : { is_superuser: false, permissions: ['view_event', 'view_booking', 'view_ticket', 'view_visitor'] };

const member = (admin: Admin) => ({
  id: idOf('admins', admin.n),
  fullname: fullName(admin),
  email: admin.email,
  team: roleNames[admin.role],
  ...rightsOf(admin),
});

export const boxoffice: Stranger = {
  name: 'boxoffice',
  about:
    'a ticket shop: count/next/results, texts in languages, decimals as texts, letters for states, tickets inside orders',
  numbering,
  idOf,
  lacks: {
    '/event/web/latest-detail': '404 with a page of HTML',
    '/docu-sign/web-w9-details': '404 with a page of HTML',
    '/inspector/generate-csv': '404 with a page of HTML',
  },
  create: (season, base) => {
    const view = createView(season, numbering);
    const areas = areasOf(view, base);
    const sessions = createSessions(season);
    const files = new Map<string, UploadedFile>();
    const open: Readonly<Record<string, Route>> = {
      '/auth/logIn': ({ input }) => {
        const found = sessions.signIn(input.email, input.password);
        return found
          ? json(200, { access: found.token, refresh: `r.${found.token}`, user: member(found.admin) })
          : detail(401, 'No active account found with the given credentials', 'no_active_account');
      },
      '/auth/send-link': () => json(200, { detail: 'If the address is known, a link was sent.' }),
      '/forgotPassword': () => json(200, { detail: 'If the address is known, a link was sent.' }),
      '/auth/reset-password': () => invalid({ token: 'This link is invalid or has expired.' }),
      '/resetPassword': () => invalid({ secret: 'This link is invalid or has expired.' }),
    };
    const writes = writesOf(view, areas, files, base);
    const [openRoute, readRoute, writeRoute] = [
      createRouter(open),
      createRouter(readsOf(view, areas, base)),
      createRouter(writes),
    ];
    const answer: Answer = (asked) => {
      if (asked.method === 'GET' && asked.path.startsWith('/media/')) {
        const file = files.get(asked.path);
        return file ? { status: 200, type: file.type, body: file.bytes } : fileReply(asked.path);
      }
      const first = openRoute(asked);
      if (first) return first;
      const admin = sessions.adminOf(asked.token);
      if (!admin)
        return {
          ...detail(401, 'Authentication credentials were not provided.'),
          headers: { 'www-authenticate': 'Bearer realm="api"' },
        };
      if (asked.path === '/auth/user-role') return json(200, { team: roleNames[admin.role], ...rightsOf(admin) });
      const read = readRoute(asked);
      if (read) return read;
      if (!mayChange(admin) && !asked.path.startsWith('/auth/'))
        return detail(403, 'You do not have permission to perform this action.');
      return writeRoute(asked) ?? noSuchPage;
    };
    return { view, areas, answer };
  },
  meaning,
};
