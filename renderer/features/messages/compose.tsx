/** The form of a message, from the first word to the answer. */
import type { Failure } from '@contract/failure';
import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, Text, tokens } from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { failureLine } from '../../kit/feedback/failure-text';
import { notify } from '../../kit/feedback/notify';
import { LongTextField } from '../../kit/form/choice-fields';
import { FormSection, WideField } from '../../kit/form/form-section';
import { stickyActions } from '../../kit/form/sticky-actions';
import { TextField } from '../../kit/form/text-field';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { discardDraft } from '../../kit/stores/drafts';
import { PermissionButton } from '../../kit/ui/permission-button';
import { useNow } from '../../kit/ui/use-now';
import { AudienceField } from './audience-field';
import { ConfirmSend } from './confirm-send';
import { CountdownBar } from './countdown-bar';
import { useHistory } from './history';
import {
  findPlaceholder,
  findRepeat,
  limits,
  type Message,
  needsTypedConfirmation,
  newMessage,
  obstacleOf,
  type Recipients,
} from './message';
import { audienceText, recipientText, repeatText } from './message-text';
import { Templates } from './templates';
import { useCountdown } from './use-countdown';
import { useRecipients } from './use-recipients';
import { outcomeOf, useSendMessage } from './use-send-message';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px', minInlineSize: 0 },
  fields: { display: 'grid', rowGap: '16px', border: 'none', margin: 0, padding: 0, minInlineSize: 0 },
  hold: stickyActions,
  send: { ...stickyActions, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  why: { color: tokens.colorNeutralForeground2 },
});

interface ComposeProps {
  /** Under which name what is typed is kept. */
  readonly draft: string;
  readonly restored: boolean;
  readonly onTemplate: (words: Pick<Message, 'title' | 'body'>) => void;
  /** Told while a message is held or on its way. */
  readonly onBusy: (busy: boolean) => void;
}

const hasUnknownOutcome = (failure: Failure): boolean => outcomeOf({ ok: false, failure }) === 'unknown';

interface PendingMessage {
  readonly message: Message;
  readonly recipients: Recipients;
}

export const Compose = ({ draft, restored, onTemplate, onBusy }: ComposeProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const kit = useText('kit');
  const form = useFormContext<Message>();
  const message = form.watch();
  const recipients = useRecipients(message);
  const history = useHistory().value ?? [];
  const repeat = findRepeat(message, history, Math.max(useNow(), Date.now()));
  const [asking, setAsking] = useState(false);
  /** What was agreed to: it is sent as it was read, whatever changes meanwhile. */
  const [ready, setReady] = useState<PendingMessage>();
  const [failure, setFailure] = useState<Failure>();
  const { send, busy } = useSendMessage();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** Whoever has left the page sees nothing that it says. */
  const tellAway = (failed: Failure, message: Message): void => {
    const title = message.title.trim();
    if (hasUnknownOutcome(failed))
      notify({ intent: 'warning', title: text('away.lost', { title }), body: text('lost.body') });
    else notify({ intent: 'error', title: text('away.failed', { title }), body: failureLine(failed) });
  };
  const finish = async ({ message: agreed, recipients: counted }: PendingMessage): Promise<void> => {
    const result = await send(agreed, audienceText(text, agreed), counted);
    setReady(undefined);
    if (!result.ok) return here.current ? setFailure(result.failure) : tellAway(result.failure, agreed);
    notify({ intent: 'success', title: text('sent'), body: result.value.message });
    // Who has left, and come back, may be writing another one.
    if (!here.current) return;
    form.reset(newMessage);
    discardDraft(draft);
  };
  const hold = useCountdown(() => ready && void finish(ready));
  const held = ready !== undefined;
  useEffect(() => onBusy(held), [held, onBusy]);

  const obstacle = obstacleOf(message, recipients);
  const agree = (): void => {
    setAsking(false);
    setFailure(undefined);
    setReady({ message, recipients });
    hold.start();
  };
  const begin = (): void => {
    if (held) return;
    if (needsTypedConfirmation(recipients) || repeat) setAsking(true);
    else agree();
  };
  const cancel = (): void => {
    hold.cancel();
    setReady(undefined);
  };
  const counter = (field: 'title' | 'body') => {
    const { length } = field === 'title' ? message.title.trim() : message.body;
    return text('counter', { used: formatNumber(length), limit: formatNumber(limits[field]) });
  };
  const lost = failure !== undefined && hasUnknownOutcome(failure);

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label={text('compose')}>
      {restored ? (
        <MessageBar>
          <MessageBarBody>{kit('form.restored')}</MessageBarBody>
        </MessageBar>
      ) : undefined}
      <fieldset className={styles.fields} disabled={held}>
        <FormSection title={text('sections.audience')}>
          <WideField>
            <AudienceField
              message={message}
              onChange={(change) => {
                for (const [name, value] of Object.entries(change))
                  form.setValue(name as keyof Message, value, { shouldDirty: true });
              }}
            />
          </WideField>
          <WideField>
            <Text weight="semibold" role="status">
              {recipientText(text, message, recipients)}
            </Text>
          </WideField>
        </FormSection>
        <FormSection title={text('sections.text')}>
          <WideField>
            <Templates off={held} onChoose={onTemplate} />
          </WideField>
          <WideField>
            <TextField<Message> name="title" label={text('fields.title')} hint={counter('title')} />
          </WideField>
          <WideField>
            <LongTextField<Message> name="body" label={text('fields.body')} hint={counter('body')} />
          </WideField>
        </FormSection>
      </fieldset>
      {repeat && !held && !lost ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{repeatText(text, repeat)}</MessageBarBody>
        </MessageBar>
      ) : undefined}
      {lost ? (
        <MessageBar intent="warning" layout="multiline" politeness="assertive">
          <MessageBarBody>
            <MessageBarTitle>{text('lost.title')}</MessageBarTitle>
            {text('lost.body')}
          </MessageBarBody>
        </MessageBar>
      ) : (
        <FailureMessage failure={failure} />
      )}
      {ready && hold.left !== undefined ? (
        <div className={styles.hold}>
          <CountdownBar left={hold.left} to={recipientText(text, ready.message, ready.recipients)} onCancel={cancel} />
        </div>
      ) : (
        <div className={styles.send}>
          <PermissionButton
            needs={['create', 'Push']}
            appearance="primary"
            icon={<SendRegular />}
            off={obstacle !== undefined || busy || held}
            onClick={begin}
          >
            {held ? text('sending') : text('send')}
          </PermissionButton>
          {obstacle && !held ? (
            <Text className={styles.why}>
              {text(`obstacles.${obstacle}`, { gap: findPlaceholder(message) ?? '', count: message.body.length })}
            </Text>
          ) : undefined}
        </div>
      )}
      {asking ? (
        <ConfirmSend
          message={message}
          recipients={recipients}
          repeat={repeat}
          onConfirm={agree}
          onCancel={() => setAsking(false)}
        />
      ) : undefined}
    </form>
  );
};
