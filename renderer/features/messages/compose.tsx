/** The form to write and send a message. */
import { type Failure, isQueued } from '@contract/failure';
import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, Text, tokens } from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { failureLine } from '../../kit/feedback/failure-text';
import { notify } from '../../kit/feedback/notify';
import { LongTextField } from '../../kit/form/choice-fields';
import { FormSection, WideField } from '../../kit/form/form-section';
import { RestoredNotice } from '../../kit/form/restored-notice';
import { stickyActions } from '../../kit/form/sticky-actions';
import { TextField } from '../../kit/form/text-field';
import type { RestoredDraft } from '../../kit/form/use-draft';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { PermissionButton } from '../../kit/ui/permission-button';
import { useNow } from '../../kit/ui/use-now';
import { messageLimits } from '../../state/message-start';
import { useSentMessages } from '../../state/sent-messages';
import { AudienceField } from './audience-field';
import { ConfirmSend } from './confirm-send';
import { CountdownBar } from './countdown-bar';
import {
  type AddressedMessage,
  findPlaceholder,
  findRepeat,
  isAddressed,
  type Message,
  needsTypedConfirmation,
  obstacleOf,
  type Recipients,
} from './message';
import { audienceText, recipientText, repeatText } from './message-text';
import { quietText } from './quiet-hours';
import { RecipientNames } from './recipient-names';
import { Templates } from './templates';
import { useCountdown } from './use-countdown';
import { useRecipients } from './use-recipients';
import { outcomeOf, reachedOf, useSendMessage } from './use-send-message';
import { useTemplateValues } from './use-template-values';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px', minInlineSize: 0 },
  fields: { display: 'grid', rowGap: '16px', border: 'none', margin: 0, padding: 0, minInlineSize: 0 },
  countdown: stickyActions,
  send: { ...stickyActions, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  why: { color: tokens.colorNeutralForeground2 },
});

interface ComposeProps {
  readonly draft: RestoredDraft;
  readonly onTemplate: (words: Pick<Message, 'title' | 'body'>) => void;
  /** Called with true while the countdown runs or the message is being sent. */
  readonly onBusy: (busy: boolean) => void;
  readonly onSent: () => void;
}

const hasUnknownOutcome = (failure: Failure): boolean => outcomeOf({ ok: false, failure }) === 'unknown';

interface PendingMessage {
  readonly message: AddressedMessage;
  readonly recipients: Recipients;
}

export const Compose = ({ draft, onTemplate, onBusy, onSent }: ComposeProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const form = useFormContext<Message>();
  const message = form.watch();
  const recipients = useRecipients(message);
  const history = useSentMessages().value ?? [];
  const repeat = findRepeat(message, history, Math.max(useNow(), Date.now()));
  const facts = useTemplateValues(message);
  const [isConfirming, setConfirming] = useState(false);
  /** The warning about quiet hours at the click on Send. */
  const [quiet, setQuiet] = useState<string>();
  /** The confirmed message. Later edits to the form do not change it. */
  const [pending, setPending] = useState<PendingMessage>();
  const [failure, setFailure] = useState<Failure>();
  const { send, busy } = useSendMessage();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** After the user left the page, its messages are not visible. */
  const notifyAfterLeaving = (failed: Failure, message: AddressedMessage): void => {
    const title = message.title.trim();
    if (hasUnknownOutcome(failed))
      notify({ intent: 'warning', title: text('away.lost', { title }), body: text('lost.body') });
    else notify({ intent: 'error', title: text('away.failed', { title }), body: failureLine(failed) });
  };
  const finish = async ({ message, recipients }: PendingMessage): Promise<void> => {
    const result = await send(message, audienceText(text, message), recipients);
    setPending(undefined);
    // The draft is in the outbox; sending from here again would make a second one.
    if (isQueued(result)) return isMounted.current ? onSent() : undefined;
    if (!result.ok) return isMounted.current ? setFailure(result.failure) : notifyAfterLeaving(result.failure, message);
    const reached = reachedOf(result.value);
    if (recipients.state === 'known' && reached !== undefined && reached > recipients.count) {
      const counts = { reached: formatNumber(reached), counted: formatNumber(recipients.count) };
      notify({ intent: 'warning', title: text('reachedMore.title'), body: text('reachedMore.body', counts) });
    } else notify({ intent: 'success', title: text('sent'), body: result.value.message });
    // A user who left and came back may be writing another message.
    if (!isMounted.current) return;
    onSent();
  };
  const countdown = useCountdown(() => pending && void finish(pending));
  const isPending = pending !== undefined;
  useEffect(() => onBusy(isPending), [isPending, onBusy]);

  const obstacle = obstacleOf(message, recipients);
  const startCountdown = (): void => {
    setConfirming(false);
    if (!isAddressed(message)) return;
    setFailure(undefined);
    setPending({ message, recipients });
    countdown.start();
  };
  const onSend = (): void => {
    if (isPending) return;
    const warning = quietText(text, facts.zone, Date.now());
    setQuiet(warning);
    if (needsTypedConfirmation(recipients) || repeat || warning) setConfirming(true);
    else startCountdown();
  };
  const cancel = (): void => {
    countdown.cancel();
    setPending(undefined);
  };
  const counter = (field: 'title' | 'body') => {
    const { length } = field === 'title' ? message.title.trim() : message.body;
    return text('counter', { used: formatNumber(length), limit: formatNumber(messageLimits[field]) });
  };
  const isUncertain = failure !== undefined && hasUnknownOutcome(failure);

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label={text('compose')}>
      <RestoredNotice {...draft} />
      <fieldset className={styles.fields} disabled={isPending} aria-label={text('compose')}>
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
            {message.audience === 'custom' ? undefined : <RecipientNames recipients={recipients} />}
          </WideField>
        </FormSection>
        <FormSection title={text('sections.text')}>
          <WideField>
            <Templates values={facts.values} isDisabled={isPending || facts.isPending} onChoose={onTemplate} />
          </WideField>
          <WideField>
            <TextField<Message> name="title" label={text('fields.title')} hint={counter('title')} />
          </WideField>
          <WideField>
            <LongTextField<Message> name="body" label={text('fields.body')} hint={counter('body')} />
          </WideField>
        </FormSection>
      </fieldset>
      {repeat && !isPending && !isUncertain ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{repeatText(text, repeat)}</MessageBarBody>
        </MessageBar>
      ) : undefined}
      {isUncertain ? (
        <MessageBar intent="warning" layout="multiline" politeness="assertive">
          <MessageBarBody>
            <MessageBarTitle>{text('lost.title')}</MessageBarTitle>
            {text('lost.body')}
          </MessageBarBody>
        </MessageBar>
      ) : (
        <FailureMessage failure={failure} />
      )}
      {pending && countdown.left !== undefined ? (
        <div className={styles.countdown}>
          <CountdownBar
            left={countdown.left}
            recipients={recipientText(text, pending.message, pending.recipients)}
            onCancel={cancel}
          />
        </div>
      ) : (
        <div className={styles.send}>
          <PermissionButton
            needs={['create', 'Push']}
            appearance="primary"
            icon={<SendRegular />}
            disabled={obstacle !== undefined || busy || isPending}
            onClick={onSend}
          >
            {isPending ? text('sending') : text('send')}
          </PermissionButton>
          {obstacle && !isPending ? (
            <Text className={styles.why}>
              {text(`obstacles.${obstacle}`, { gap: findPlaceholder(message) ?? '', count: message.body.length })}
            </Text>
          ) : undefined}
        </div>
      )}
      {isConfirming && isAddressed(message) ? (
        <ConfirmSend
          message={message}
          recipients={recipients}
          repeat={repeat}
          quiet={quiet}
          onConfirm={startCountdown}
          onCancel={() => setConfirming(false)}
        />
      ) : undefined}
    </form>
  );
};
