/** Push messages: writing, sending, and what this computer sent. */
import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { useDraft } from '../../kit/form/use-draft';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { Compose } from './compose';
import { HistoryList } from './history-list';
import { type Message, newMessage } from './message';
import { PhonePreview } from './phone-preview';

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: '24px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  preview: { position: 'sticky', insetBlockStart: '16px' },
});

/** Drafts go by it. */
const draftKey = 'messages.new';
type MessageText = Pick<Message, 'title' | 'body'>;

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const form = useForm<Message>({ defaultValues: newMessage });
  const saved = useRef(newMessage);
  const restored = useDraft(form, { key: draftKey, saved, secret: [] });
  const message = form.watch();
  const [busy, setBusy] = useState(false);
  /** The words that would take the place of those typed. */
  const [instead, setInstead] = useState<MessageText>();
  /** Words that came from here are not lost by replacing them. */
  const [given, setGiven] = useState<MessageText>({ title: '', body: '' });

  const replace = ({ title, body }: MessageText): void => {
    form.setValue('title', title, { shouldDirty: true });
    form.setValue('body', body, { shouldDirty: true });
    setGiven({ title, body });
    setInstead(undefined);
  };
  const choose = (words: MessageText): void => {
    const empty = message.title.trim() === '' && message.body.trim() === '';
    if (empty || (message.title === given.title && message.body === given.body)) replace(words);
    else setInstead({ title: words.title, body: words.body });
  };
  return (
    <Page title={text('title')} about={text('about')} width={1120}>
      <div className={styles.halves}>
        <FormProvider {...form}>
          <Compose draft={draftKey} restored={restored} onTemplate={choose} onBusy={setBusy} />
        </FormProvider>
        <div className={styles.preview}>
          <PhonePreview title={message.title} body={message.body} />
        </div>
      </div>
      <HistoryList off={busy} onUse={choose} />
      <ConfirmDialog
        open={instead !== undefined}
        title={text('replace.title')}
        body={text('replace.body')}
        confirm={text('replace.confirm')}
        onConfirm={() => instead && replace(instead)}
        onCancel={() => setInstead(undefined)}
      />
    </Page>
  );
};
