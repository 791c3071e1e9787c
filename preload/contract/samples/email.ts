import { z } from 'zod';
import { done, get, Id, post, record, value } from '../endpoint';
import { type EmailList, type EmailPlace, emailFolders, emailLabels } from './entities/email';

const Ids = z.array(Id).min(1).max(1_000);

export const email = {
  list: get('/apps/email/emails', {
    input: z.strictObject({
      q: z.string().max(200).optional(),
      /** `starred` gathers the starred mails of all folders but trash. */
      folder: z.enum([...emailFolders, 'starred']).default('inbox'),
      label: z.enum(emailLabels).optional(),
    }),
    output: value<EmailList>(),
    returns: 'raw',
    kind: 'read',
  }),
  update: post('/apps/email/update-emails', {
    input: z.strictObject({
      emailIds: Ids,
      dataToUpdate: z.strictObject({
        folder: z.enum(emailFolders).optional(),
        isRead: z.boolean().optional(),
        isStarred: z.boolean().optional(),
      }),
    }),
    output: done(),
    returns: 'raw',
    kind: 'write',
  }),
  /** Toggles the label on each mail, so it is never sent twice by itself. */
  label: post('/apps/email/update-emails-label', {
    input: z.strictObject({ emailIds: Ids, label: z.enum(emailLabels) }),
    output: done(),
    returns: 'raw',
    kind: 'once',
  }),
  detail: get('/apps/email/get-email', {
    input: z.strictObject({ id: Id }),
    output: record<EmailPlace>(),
    returns: 'raw',
    kind: 'read',
  }),
  /** 404 past either end. */
  paginate: get('/apps/email/paginate-email', {
    input: z.strictObject({ dir: z.enum(['previous', 'next']), emailId: Id }),
    output: record<EmailPlace>(),
    returns: 'raw',
    kind: 'read',
  }),
};
