/** A business suite's OData gateway: see the README of this folder. */
import type { Answer, UploadedFile } from '../host.ts';
import { fileReply } from '../pictures.ts';
import { createRouter, type Route } from '../router.ts';
import { createSessions, mayChange } from '../session.ts';
import type { Stranger } from '../stranger.ts';
import { roleNames } from '../truth/columns-people.ts';
import { fullName } from '../truth/sales.ts';
import type { Admin } from '../truth/types.ts';
import { createView } from '../truth/view.ts';
import { areasOf } from './areas.ts';
import { idOf, numbering, results } from './format.ts';
import { meaning } from './meaning.ts';
import { readsOf } from './reads.ts';
import { error, nothing, one, refuse } from './reply.ts';
import { writesOf } from './writes.ts';

const notImplemented = ['/booking/list/user-tracks', '/wishlist/event-wishlist/generate-csv'];

const rightsOf = (admin: Admin) =>
  results(
    mayChange(admin)
      ? [{ Action: 'manage', Subject: 'all' }]
      : ['Event', 'Booking', 'Ticket', 'Visitor'].map((subject) => ({ Action: 'read', Subject: subject })),
  );

const user = (admin: Admin) => ({
  UserId: idOf('admins', admin.n),
  FirstName: admin.firstName,
  LastName: admin.lastName,
  FullName: fullName(admin),
  EMail: admin.email,
  RoleName: roleNames[admin.role],
  AbilityList: rightsOf(admin),
});

export const gateway: Stranger = {
  name: 'gateway',
  about:
    "a business suite's OData gateway: d/results, codes with texts, /Date()/, amounts as texts, links to the next part",
  numbering,
  idOf,
  lacks: {
    '/booking/list/user-tracks': '501 with an error',
    '/wishlist/event-wishlist/generate-csv': '501 with an error',
    '/event/web/latest-detail': '404 with an error',
  },
  create: (season, base) => {
    const view = createView(season, numbering);
    const areas = areasOf(view, base);
    const sessions = createSessions(season);
    const documents = new Map<string, UploadedFile>();
    const open: Readonly<Record<string, Route>> = {
      '/auth/logIn': ({ input }) => {
        const found = sessions.signIn(input.email, input.password);
        if (!found) return error(401, 'ZAUTH/002', 'Name or password is incorrect');
        return one({
          Session: {
            AccessToken: found.token,
            RefreshToken: `R-${found.token}`,
            TokenType: 'Bearer',
            ExpiresIn: 28_800,
          },
          User: user(found.admin),
        });
      },
      '/auth/send-link': () => nothing,
      '/auth/reset-password': () => refuse('The link has expired', 'token'),
      '/forgotPassword': () => nothing,
      '/resetPassword': () => refuse('The code is not valid', 'secret'),
    };
    const [openRoute, readRoute, writeRoute] = [
      createRouter(open),
      createRouter(readsOf(view, areas)),
      createRouter(writesOf(view, areas, documents)),
    ];
    const answer: Answer = (asked) => {
      if (asked.method === 'GET' && /^\/(files|documents)\//.test(asked.path)) {
        const document = documents.get(asked.path);
        return document ? { status: 200, type: document.type, body: document.bytes } : fileReply(asked.path);
      }
      const first = openRoute(asked);
      if (first) return first;
      const admin = sessions.adminOf(asked.token);
      if (!admin) return error(401, 'ZAUTH/001', 'No valid logon session');
      if (asked.path === '/auth/user-role')
        return one({ RoleName: roleNames[admin.role], AbilityList: rightsOf(admin) });
      if (notImplemented.includes(asked.path)) return error(501, 'ZEVT/501', 'Operation not implemented');
      const read = readRoute(asked);
      if (read) return read;
      if (!mayChange(admin) && !asked.path.startsWith('/auth/'))
        return error(403, 'ZAUTH/010', 'No authorization for this action');
      const segment = asked.path.split('/').at(-1) ?? '';
      return writeRoute(asked) ?? error(404, '/IWBEP/CM_MGW_RT/020', `Resource not found for the segment '${segment}'`);
    };
    return { view, areas, answer };
  },
  meaning,
};
