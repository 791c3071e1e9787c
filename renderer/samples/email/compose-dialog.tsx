/** The dialog of a new mail, a reply or a forwarded one. The sample API cannot send, and the notification says so. */
import type { Email } from '@contract/samples/entities/email';
import { mailLink } from '@contract/text/contact-link';
import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { formatDateTime } from '../../kit/format/date-time';
import { markupText } from '../../kit/format/markup';
import { stripBidiIsolates, text, useText } from '../../kit/format/text';
import { FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';

export interface Composed {
  /** Of its unsent input. */
  readonly draftKey: string;
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly message: string;
}

type Values = Omit<Composed, 'draftKey'>;

const addressesIn = (list: string): readonly string[] => list.split(/[\s,;]+/).filter(Boolean);
const areAddresses = (value: unknown): boolean =>
  addressesIn(String(value)).every((one) => mailLink(one) !== undefined);

export const emptyMail: Composed = { draftKey: 'email.new', to: '', cc: '', subject: '', message: '' };

const quote = ({ from, time, message }: Email): string =>
  `\n\n${stripBidiIsolates(text('email:compose.wrote', { name: from.name, time: formatDateTime(time) }))}\n${markupText(
    message,
  )
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}`;

const withPrefix = (prefix: string, subject: string): string =>
  subject.startsWith(prefix) ? subject : `${prefix}${subject}`;

/** An answer to a mail; for a draft, the draft itself. */
export const replyTo = (mail: Email): Composed => {
  const { id, folder, from, to, cc, subject } = mail;
  const others = (folder === 'sent' || folder === 'draft' ? to : [from]).map(({ email }) => email).join(', ');
  const draftKey = `email.reply.${id}`;
  if (folder === 'draft')
    return { draftKey, to: others, cc: cc.join(', '), subject, message: markupText(mail.message) };
  return { draftKey, to: others, cc: '', subject: withPrefix('Re: ', subject), message: quote(mail) };
};

export const forwardOf = (mail: Email): Composed => ({
  ...emptyMail,
  draftKey: `email.forward.${mail.id}`,
  subject: withPrefix('Fwd: ', mail.subject),
  message: quote(mail),
});

interface ComposeDialogProps {
  readonly mail: Composed;
  readonly onClose: () => void;
}

export const ComposeDialog = ({ mail: { draftKey, ...values }, onClose }: ComposeDialogProps): ReactNode => {
  const text = useText('email');
  const check = (value: unknown) => areAddresses(value) || text('compose.wrongRecipients');
  return (
    <FormDialog title={values.subject || text('newMail')} width={680} onClose={onClose}>
      <LocalForm<Values>
        draftKey={draftKey}
        values={values}
        canSendUnchanged
        submitLabel={text('compose.send')}
        savedMessage={text('compose.sent')}
        onDone={onClose}
        onCancel={onClose}
      >
        <FormFields<Values>
          area="email"
          labels="compose"
          rows={[
            {
              name: 'to',
              wide: true,
              required: true,
              check,
              hint: text('compose.toHint'),
              autoFocus: values.to === '',
            },
            { name: 'cc', wide: true, check },
            { name: 'subject', wide: true, required: true, maxLength: 200 },
            { name: 'message', kind: 'long', wide: true, rows: 10, required: true, maxLength: 20_000 },
          ]}
        />
      </LocalForm>
    </FormDialog>
  );
};
