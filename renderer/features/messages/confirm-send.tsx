/** Confirms a message with many or unknown recipients, during quiet hours, or one that was sent shortly before. */

import type { SentMessage } from '@contract/settings/sent-message';
import { fold } from '@contract/text/fold';
import { Checkbox, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { TextInput } from '../../kit/form/text-input';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { type AddressedMessage, matchesCount, needsTypedConfirmation, type Recipients } from './message';
import { audienceText, recipientText, repeatText } from './message-text';
import { RecipientNames } from './recipient-names';

interface ConfirmSendProps {
  readonly message: AddressedMessage;
  readonly recipients: Recipients;
  readonly repeat: SentMessage | undefined;
  /** The warning during quiet hours. */
  readonly quiet: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export const ConfirmSend = ({
  message,
  recipients,
  repeat,
  quiet,
  onConfirm,
  onCancel,
}: ConfirmSendProps): ReactNode => {
  const text = useText('messages');
  const [value, setValue] = useState('');
  const [breaksQuiet, setBreaksQuiet] = useState(false);
  const word = text('confirm.word');
  // For other audiences the count already names them: "All 360 racers."
  const hasAudienceName = message.audience === 'event' || message.audience === 'track' || recipients.state !== 'known';
  const isConfirmed = (): boolean =>
    !needsTypedConfirmation(recipients) ||
    (recipients.state === 'known' ? matchesCount(value, recipients.count) : fold(value).trim() === fold(word));
  return (
    <ConfirmDialog
      open
      title={text('confirm.title', { title: message.title.trim() })}
      body={text(hasAudienceName ? 'confirm.placeBody' : 'confirm.body', {
        audience: audienceText(text, message),
        reach: recipientText(text, message, recipients),
      })}
      confirm={text('confirm.send')}
      disabled={!isConfirmed() || (quiet !== undefined && !breaksQuiet)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <RecipientNames recipients={recipients} />
      {quiet ? (
        <>
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{quiet}</MessageBarBody>
          </MessageBar>
          <Checkbox
            label={text('quiet.confirm')}
            checked={breaksQuiet}
            onChange={(_, { checked }) => setBreaksQuiet(checked === true)}
          />
        </>
      ) : undefined}
      {repeat ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{repeatText(text, repeat)}</MessageBarBody>
        </MessageBar>
      ) : undefined}
      {needsTypedConfirmation(recipients) ? (
        <TextInput
          label={
            recipients.state === 'known'
              ? text('confirm.typeCount', { number: formatNumber(recipients.count) })
              : text('confirm.typeWord', { word })
          }
          value={value}
          onChange={setValue}
          dir="ltr"
        />
      ) : undefined}
    </ConfirmDialog>
  );
};
