/** The mail that is being written right now. It stays open while one looks at other mails, and other pages. */
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
  /** How it began. */
  readonly start: Draft | undefined;
  readonly view: ComposeView;
  /** Counts the mails begun, so that each has a window of its own to React. */
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

/** The draft that a mail went on with is done with: one kept here goes, the service's goes to the trash. */
const clearOrigin = ({ from }: Draft): void => {
  if (from === undefined) return;
  if (from < 0) removeLocalMails([from]);
  else void changeMails([{ id: from }], { folder: 'trash' });
};

/** Puts what is written among the drafts, where anything is, and closes the window. Returns whether it was kept. */
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

/** Begins a mail; `start` is as much of it as is nothing to lose. What was being written is put among the drafts first. */
export const startDraft = (draft: Draft, me: Person, start: Draft = draft): void => {
  closeAndSave(me);
  useCompose.setState(({ number }) => ({ draft, start, view: 'window', number: number + 1 }));
};

export const discardDraft = close;

/** Keeps the mail in Sent: the sample service has no call that sends one, and the toast says so. */
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
          // It is kept nowhere else any more.
          startDraft(again, me, emptyDraft);
        },
      },
      { label: text('email:compose.show'), run: () => onShow(sent.id) },
    ],
  });
};

// The window that closes says that something would be lost, as it does for every form.
useCompose.subscribe(({ draft, start }, before) => {
  const dirty = draft !== undefined && start !== undefined && isChanged(draft, start);
  const was = before.draft !== undefined && before.start !== undefined && isChanged(before.draft, before.start);
  if (dirty !== was) void bridge().app.unsaved({ dirty: dirty || hasDrafts() });
});
