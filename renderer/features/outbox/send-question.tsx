/** Says what a draft does before it is sent, and asks before something is sent a second time. */
import type { OutboxEntry } from '@contract/bridge';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { ConfirmDialog, type ConfirmProps } from '../../kit/dialog/confirm-dialog';
import { hasText, useText } from '../../kit/format/text';
import { ChangeList } from '../../kit/outbox/change-list';
import { doesText, nameText, titleText } from '../../kit/outbox/entry-text';
import { nameOfCall, namespaceOf } from '../../kit/outbox/subject';
import { useRecordNames } from '../../kit/outbox/use-record-names';
import { alignToPage } from '../../kit/skins/theme';
import { insetBorder } from '../../kit/ui/styles';
import { LinkedToTrack, useLinkedToTrack } from '../../state/linked-to-track';

const useStyles = makeStyles({
  message: {
    display: 'grid',
    maxBlockSize: '240px',
    overflowY: 'auto',
    marginBlockEnd: '8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ...insetBorder(),
  },
  title: alignToPage,
  body: { whiteSpace: 'pre-line', ...alignToPage },
});

interface QuestionProps extends Pick<ConfirmProps, 'onConfirm' | 'onCancel'> {
  readonly entry: OutboxEntry;
}

export const SendQuestion = (props: QuestionProps): ReactNode => {
  const { call, state } = props.entry;
  if (state === 'unknown') return <AgainQuestion {...props} />;
  if (call === 'support.sendPush') return <PushQuestion {...props} />;
  if (nameOfCall(props.entry) === 'remove') return <RemoveQuestion {...props} />;
  return nameOfCall(props.entry) === 'create' ? <CreateQuestion {...props} /> : <OtherQuestion {...props} />;
};

const AgainQuestion = ({ entry, ...events }: QuestionProps): ReactNode => {
  const text = useText('outbox');
  return (
    <ConfirmDialog
      open
      title={text('again.title')}
      body={text('again.body', { title: titleText(text, entry) })}
      confirm={text('again.confirm')}
      {...events}
    />
  );
};

/** In the words with which the record's own page asks, if it has any. */
const RemoveQuestion = ({ entry, ...events }: QuestionProps): ReactNode => {
  const text = useText('outbox');
  const params = { name: nameText(text, entry) || doesText(text, entry), count: 1, shown: '1' };
  const own = `${namespaceOf(entry)}:delete`;
  const hasOwn = hasText(`${own}.body`) && hasText(`${own}.title`);
  return (
    <ConfirmDialog
      open
      title={text(hasOwn ? `${own}.title` : 'sendDialog.remove.title', params)}
      body={text(hasOwn ? `${own}.body` : 'sendDialog.remove.body', params)}
      confirm={doesText(text, entry)}
      irreversible
      destructive
      {...events}
    >
      {entry.call === 'track.remove' ? <TrackLinks id={String(entry.input.id)} /> : undefined}
    </ConfirmDialog>
  );
};

/** What is linked now: it may have changed since the draft was made. */
const TrackLinks = ({ id }: { readonly id: string }): ReactNode => {
  const { value = {}, state } = useCall('track.detail', { id });
  const links = useLinkedToTrack(id, value);
  return <LinkedToTrack {...links} isPending={links.isPending || state === 'pending'} />;
};

const CreateQuestion = ({ entry, ...events }: QuestionProps): ReactNode => {
  const text = useText('outbox');
  const does = doesText(text, entry);
  return (
    <ConfirmDialog
      open
      title={text('sendDialog.create.title', { does, name: nameText(text, entry) })}
      body={text('sendDialog.create.body')}
      confirm={does}
      {...events}
    >
      <ChangeList entry={entry} />
    </ConfirmDialog>
  );
};

const audiences: readonly unknown[] = ['all', 'racers', 'spectators'];

const PushQuestion = ({ entry, ...events }: QuestionProps): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const messages = useText('messages');
  const toNames = useRecordNames(entry);
  const { audience, eventId, trackId, userIds, title, body } = entry.input;
  const recipients = (): string => {
    if (audience === 'event') return messages('to.event', { name: String(toNames({ name: 'eventId' }, eventId)) });
    if (audience === 'track') return messages('to.track', { name: String(toNames({ name: 'trackId' }, trackId)) });
    if (audiences.includes(audience)) return messages(`to.${audience}`);
    return messages('to.custom', { count: Array.isArray(userIds) ? userIds.length : 0 });
  };
  return (
    <ConfirmDialog
      open
      title={text('sendDialog.push.title')}
      body={text('sendDialog.push.body')}
      confirm={text('sendDialog.push.confirm')}
      {...events}
    >
      <Text weight="semibold">{text('sendDialog.push.to', { to: recipients() })}</Text>
      {/* A long message scrolls, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys */}
      <section className={styles.message} aria-label={text('calls.support.sendPush')} tabIndex={0}>
        <Text weight="semibold" className={styles.title} dir="auto">
          {String(title ?? '')}
        </Text>
        <Text className={styles.body} dir="auto">
          {String(body ?? '')}
        </Text>
      </section>
    </ConfirmDialog>
  );
};

const OtherQuestion = ({ entry, ...events }: QuestionProps): ReactNode => {
  const text = useText('outbox');
  return (
    <ConfirmDialog
      open
      title={text('sendDialog.other.title', { title: titleText(text, entry) })}
      body={text('sendDialog.other.body')}
      confirm={text('sendDialog.other.confirm')}
      {...events}
    >
      <ChangeList entry={entry} />
    </ConfirmDialog>
  );
};
