/** Push messages: the form, the preview and the history. */
import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { useDraft } from '../../kit/form/use-draft';
import { useText } from '../../kit/format/text';
import { discardDraft } from '../../kit/stores/drafts';
import { Page } from '../../kit/ui/page';
import { type MessageStart, takeMessageStart, useMessageStart } from '../../state/message-start';
import { Compose } from './compose';
import { HistoryList } from './history-list';
import { audienceOf, type Message, newMessage } from './message';
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

const draftKey = 'messages.new';
type MessageText = Pick<Message, 'title' | 'body'>;

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const form = useForm<Message>({ defaultValues: newMessage });
  const saved = useRef(newMessage);
  const draft = useDraft(form, { key: draftKey, saved, secretFields: [] });
  const waiting = useMessageStart(({ start }) => start);
  const { reset, getValues } = form;
  const message = form.watch();
  const [isBusy, setBusy] = useState(false);
  /** The text to replace the current one, after a confirmation. */
  const [replacement, setReplacement] = useState<MessageText>();
  /** The last inserted text: it is replaced without a question if it is unchanged. */
  const [inserted, setInserted] = useState<MessageText>({ title: '', body: '' });

  const replace = ({ title, body }: MessageText): void => {
    form.setValue('title', title, { shouldDirty: true });
    form.setValue('body', body, { shouldDirty: true });
    setInserted({ title, body });
    setReplacement(undefined);
  };
  const onSent = (): void => {
    saved.current = newMessage;
    reset(newMessage);
    discardDraft(draftKey);
  };
  const insert = (next: MessageText): void => {
    const empty = message.title.trim() === '' && message.body.trim() === '';
    if (empty || (message.title === inserted.title && message.body === inserted.body)) replace(next);
    else setReplacement({ title: next.title, body: next.body });
  };
  const take = useEffectEvent((start: MessageStart): void => {
    const { title, body } = getValues();
    const isEmpty = title.trim() === '' && body.trim() === '';
    const { text: drafted } = start;
    // Nobody is asked before they leave a draft that another screen started and that they did not change.
    saved.current = { ...newMessage, ...audienceOf(start), ...(isEmpty ? drafted : {}) };
    reset(isEmpty ? saved.current : { ...saved.current, title, body });
    if (!drafted) return;
    if (isEmpty) setInserted(drafted);
    else setReplacement(drafted);
  });
  useEffect(() => {
    const start = waiting && takeMessageStart();
    if (start) take(start);
  }, [waiting]);
  return (
    <Page title={text('title')} description={text('about')} width={1120}>
      <div className={styles.halves}>
        <FormProvider {...form}>
          <Compose draft={draft} onTemplate={insert} onBusy={setBusy} onSent={onSent} />
        </FormProvider>
        <div className={styles.preview}>
          <PhonePreview title={message.title} body={message.body} />
        </div>
      </div>
      <HistoryList isDisabled={isBusy} onUse={insert} />
      <ConfirmDialog
        open={replacement !== undefined}
        title={text('replace.title')}
        body={text('replace.body')}
        confirm={text('replace.confirm')}
        onConfirm={() => replacement && replace(replacement)}
        onCancel={() => setReplacement(undefined)}
      />
    </Page>
  );
};
