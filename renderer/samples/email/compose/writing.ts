/** The mail that is being written right now. It stays open while one looks at other mails, and other pages. */
import { bridge } from '../../../kit/bridge';
import { hasDrafts } from '../../../kit/drafts';
import { notify } from '../../../kit/notify';
import { createLasting } from '../../../kit/reset';
import { text } from '../../../kit/text';
import { changeMails, noSubject } from '../data/changes';
import { changeKept, dropKept, keep } from '../data/kept';
import type { Person } from '../data/people';
import { type Draft, emptyDraft, isChanged } from './draft';

export type View = 'window' | 'small' | 'large';

interface Writing {
  readonly draft: Draft | undefined;
  /** How it began. */
  readonly start: Draft | undefined;
  readonly view: View;
  /** Counts the mails begun, so that each has a window of its own to React. */
  readonly number: number;
}

export const useWriting = createLasting<Writing>(() => ({
  draft: undefined,
  start: undefined,
  view: 'window',
  number: 0,
}));

const close = (): void => useWriting.setState({ draft: undefined, start: undefined });

export const changeDraft = (change: Partial<Draft>): void =>
  useWriting.setState(({ draft }) => (draft ? { draft: { ...draft, ...change } } : {}));
export const setView = (view: View): void => useWriting.setState({ view });

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
  if (from < 0) dropKept([from]);
  else void changeMails([{ id: from }], { folder: 'trash' });
};

/** Puts what is written among the drafts, where anything is, and closes the window. Returns whether it was kept. */
export const putAway = (me: Person): boolean => {
  const { draft, start } = useWriting.getState();
  close();
  if (!draft || !start || !isChanged(draft, start)) return false;
  const mail = mailOf(draft, me, 'draft');
  if (draft.from !== undefined && draft.from < 0) changeKept([draft.from], mail);
  else {
    keep(mail);
    clearOrigin(draft);
  }
  notify({
    id: 'email-draft',
    intent: 'info',
    title: text('email:compose.keptDraft'),
    body: noSubject(draft.subject),
  });
  return true;
};

/** Begins a mail; `start` is as much of it as is nothing to lose. What was being written is put among the drafts first. */
export const write = (draft: Draft, me: Person, start: Draft = draft): void => {
  putAway(me);
  useWriting.setState(({ number }) => ({ draft, start, view: 'window', number: number + 1 }));
};

export const discard = close;

/** Keeps the mail in Sent: the sample service has no call that sends one, and the toast says so. */
export const send = (me: Person, onShow: (id: number) => void): void => {
  const { draft } = useWriting.getState();
  if (!draft) return;
  close();
  clearOrigin(draft);
  const sent = keep(mailOf(draft, me, 'sent'));
  notify({
    id: 'email-sent',
    intent: 'success',
    title: text('email:compose.sent'),
    body: text('email:compose.sentBody'),
    actions: [
      {
        label: text('email:undo'),
        run: () => {
          dropKept([sent.id]);
          const { from: _, ...again } = draft;
          // It is kept nowhere else any more.
          write(again, me, emptyDraft);
        },
      },
      { label: text('email:compose.show'), run: () => onShow(sent.id) },
    ],
  });
};

// The window that closes says that something would be lost, as it does for every form.
useWriting.subscribe(({ draft, start }, before) => {
  const dirty = draft !== undefined && start !== undefined && isChanged(draft, start);
  const was = before.draft !== undefined && before.start !== undefined && isChanged(before.draft, before.start);
  if (dirty !== was) void bridge().app.unsaved({ dirty: dirty || hasDrafts() });
});
