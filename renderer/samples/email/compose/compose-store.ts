/** The mail being written. It stays open while the user reads other mails and visits other pages. */
import { bridge } from '../../../kit/bridge/bridge';
import { notify } from '../../../kit/feedback/notify';
import { text } from '../../../kit/format/text';
import { hasDrafts } from '../../../kit/stores/drafts';
import { createResettableStore } from '../../../kit/stores/resettable-store';
import { changeMails, formatSubject } from '../data/changes';
import { addLocalMail, changeLocalMails, removeLocalMails } from '../data/local-mails';
import type { Person } from '../data/people';
import { type Draft, emptyDraft, isChanged } from './draft';

export type ComposeView = 'window' | 'small' | 'large';

interface ComposeState {
  readonly draft: Draft | undefined;
  /** The draft as it started. */
  readonly start: Draft | undefined;
  readonly view: ComposeView;
  /** Counts the drafts, as a key for their windows. */
  readonly number: number;
}

export const useCompose = createResettableStore<ComposeState>(() => ({
  draft: undefined,
  start: undefined,
  view: 'window',
  number: 0,
}));

const close = (): void => useCompose.setState({ draft: undefined, start: undefined });

export const changeDraft = (change: Partial<Draft>): void =>
  useCompose.setState(({ draft }) => (draft ? { draft: { ...draft, ...change } } : {}));
export const setView = (view: ComposeView): void => useCompose.setState({ view });

const mailOf = (draft: Draft, me: Person, folder: 'sent' | 'draft') => ({
  from: me,
  to: draft.to,
  cc: draft.cc.map(({ email }) => email),
  bcc: draft.bcc.map(({ email }) => email),
  subject: draft.subject.trim(),
  message: draft.message,
  attachments: draft.attachments.map((file) => ({ ...file, url: '' })),
  isStarred: false,
  labels: [],
  time: new Date().toISOString(),
  replies: [],
  folder,
  isRead: true,
  answers: draft.answers,
});

/** Removes the saved draft that a mail continued: a local one at once, the service's to the trash. */
const clearOrigin = ({ from }: Draft): void => {
  if (from === undefined) return;
  if (from < 0) removeLocalMails([from]);
  else void changeMails([{ id: from }], { folder: 'trash' });
};

/** Closes the window and saves a changed mail to the drafts. Returns whether it was saved. */
export const closeAndSave = (me: Person): boolean => {
  const { draft, start } = useCompose.getState();
  close();
  if (!draft || !start || !isChanged(draft, start)) return false;
  const mail = mailOf(draft, me, 'draft');
  if (draft.from !== undefined && draft.from < 0) changeLocalMails([draft.from], mail);
  else {
    addLocalMail(mail);
    clearOrigin(draft);
  }
  notify({
    id: 'email-draft',
    intent: 'info',
    title: text('email:compose.keptDraft'),
    body: formatSubject(draft.subject),
  });
  return true;
};

/** Starts a mail after saving the current one; changes count against `start`. */
export const startDraft = (draft: Draft, me: Person, start: Draft = draft): void => {
  closeAndSave(me);
  useCompose.setState(({ number }) => ({ draft, start, view: 'window', number: number + 1 }));
};

export const discardDraft = close;

/** Adds the mail to Sent locally: the sample API cannot send, and the notification says so. */
export const sendMail = (me: Person, onShow: (id: number) => void): void => {
  const { draft } = useCompose.getState();
  if (!draft) return;
  close();
  clearOrigin(draft);
  const sent = addLocalMail(mailOf(draft, me, 'sent'));
  notify({
    id: 'email-sent',
    intent: 'success',
    title: text('email:compose.sent'),
    body: text('email:compose.sentBody'),
    actions: [
      {
        label: text('email:undo'),
        run: () => {
          removeLocalMails([sent.id]);
          const { from: _, ...again } = draft;
          // Nothing else holds it any more.
          startDraft(again, me, emptyDraft);
        },
      },
      { label: text('email:compose.show'), run: () => onShow(sent.id) },
    ],
  });
};

// Warns before the app closes, as for every form.
useCompose.subscribe(({ draft, start }, before) => {
  const dirty = draft !== undefined && start !== undefined && isChanged(draft, start);
  const was = before.draft !== undefined && before.start !== undefined && isChanged(before.draft, before.start);
  if (dirty !== was) void bridge().app.unsaved({ dirty: dirty || hasDrafts() });
});
