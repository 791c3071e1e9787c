/** `/apps/chat` and `/apps/chat/:id`: the conversations, the open one and a profile; one pane at a time in narrow windows. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ChatMultipleRegular,
  ChatOffRegular,
  MailUnreadRegular,
  PanelRightContractRegular,
  PanelRightExpandRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Message } from '../../kit/feedback/message';
import { useText } from '../../kit/format/text';
import { useDirectionIcons } from '../../kit/ui/direction-icons';
import { IconButton } from '../kit/icon-button';
import { lineAfter, lineBelow, textSize } from '../kit/styles';
import { medium, narrow, usePaneStyles } from './chat.styles';
import { type ChatLocation, useChatLocation } from './chat-location';
import { conversationName, conversationSummary } from './conversation/names';
import type { Conversation } from './conversation/talk';
import { ConversationAvatar } from './list/avatars';
import { ListPane } from './list/list-pane';
import { NewChat } from './list/new-chat';
import { ConversationProfile } from './profile/conversation-profile';
import { MyProfile } from './profile/my-profile';
import { changeConversation, findConversation, useChat } from './store';
import { Composer } from './thread/composer';
import { Log } from './thread/log';

const useThreadStyles = makeStyles({
  head: { backgroundColor: tokens.colorNeutralBackground1, ...lineBelow },
  back: { display: 'none', [narrow]: { display: 'inline-flex' } },
  words: { display: 'grid', flexGrow: 1, minInlineSize: 0 },
  about: { ...textSize[200], color: tokens.colorNeutralForeground3 },
});

/** The open conversation: header, messages and message field. */
const Thread = ({ talk, address }: { readonly talk: Conversation; readonly address: ChatLocation }): ReactNode => {
  const styles = useThreadStyles();
  const pane = usePaneStyles();
  const text = useText('chat');
  const { Back } = useDirectionIcons();
  const name = conversationName(talk);
  const isShown = address.panel === 'profile';
  const last = talk.messages.at(-1);
  return (
    <>
      <div className={mergeClasses(pane.head, styles.head)}>
        <IconButton label={text('thread.back')} className={styles.back} icon={<Back />} onClick={address.leave} />
        <ConversationAvatar talk={talk} size={36} />
        <div className={styles.words}>
          <h1 className={mergeClasses(pane.title, pane.small, pane.cut)} dir="auto">
            {name}
          </h1>
          <span className={mergeClasses(styles.about, pane.cut)}>{conversationSummary(text, talk)}</span>
        </div>
        {last ? (
          <IconButton
            label={text('thread.markUnread')}
            icon={<MailUnreadRegular />}
            onClick={() => {
              address.leave();
              changeConversation(talk.id, { unread: 1 });
            }}
          />
        ) : undefined}
        <IconButton
          label={text(isShown ? 'thread.hideProfile' : 'thread.showProfile')}
          aria-expanded={isShown}
          icon={isShown ? <PanelRightContractRegular /> : <PanelRightExpandRegular />}
          onClick={() => address.change({ panel: isShown ? undefined : 'profile' })}
        />
      </div>
      <Log talk={talk} found={address.message} />
      <Composer id={talk.id} to={name} />
    </>
  );
};

const useStyles = makeStyles({
  chat: {
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    flexGrow: 1,
    minBlockSize: '260px',
    [medium]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  withPanel: {
    gridTemplateColumns: '320px minmax(0, 1fr) 300px',
    [medium]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pane: { position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 },
  list: {
    ...lineAfter,
    [narrow]: { borderInlineEndStyle: 'none' },
  },
  thread: { backgroundColor: tokens.colorNeutralBackground2 },
  panel: {
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    // The list beside it already has a border.
    [medium]: { borderInlineStartStyle: 'none' },
  },
  /** Hidden while a conversation or panel is open. */
  awayNarrow: { [narrow]: { display: 'none' } },
  awayMedium: { [medium]: { display: 'none' } },
});

const Nothing = ({ onStart }: { readonly onStart: () => void }): ReactNode => {
  const text = useText('chat');
  return (
    <Message icon={ChatMultipleRegular} title={text('none.title')} body={text('none.body')}>
      <Button appearance="primary" onClick={onStart}>
        {text('new.title')}
      </Button>
    </Message>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('chat');
  const address = useChatLocation();
  const talks = useChat((state) => state.talks);
  const [starting, setStarting] = useState(false);
  const { open, panel } = address;
  const talk = open === undefined ? undefined : findConversation(talks, open);
  const shown = panel === 'me' || (panel === 'profile' && talk) ? panel : undefined;
  return (
    <div className={mergeClasses(styles.chat, shown && styles.withPanel)}>
      <div className={mergeClasses(styles.pane, styles.list, (talk || shown) && styles.awayNarrow)}>
        <ListPane address={address} main={!talk} />
      </div>
      <div
        className={mergeClasses(
          styles.pane,
          styles.thread,
          (!talk || shown) && styles.awayNarrow,
          shown && styles.awayMedium,
        )}
      >
        {talk ? <Thread key={talk.id} talk={talk} address={address} /> : undefined}
        {open === undefined ? <Nothing onStart={() => setStarting(true)} /> : undefined}
        {open !== undefined && !talk ? (
          <Missing
            title={text('missing.title')}
            body={text('missing.body')}
            back={text('thread.back')}
            onBack={address.leave}
          />
        ) : undefined}
      </div>
      {shown ? (
        <div className={mergeClasses(styles.pane, styles.panel)}>
          {shown === 'profile' && talk ? (
            <ConversationProfile key={talk.id} talk={talk} address={address} />
          ) : undefined}
          {shown === 'me' ? <MyProfile address={address} mainPane={talk ? 'thread' : 'list'} /> : undefined}
        </div>
      ) : undefined}
      {starting ? <NewChat address={address} onClose={() => setStarting(false)} /> : undefined}
    </div>
  );
};

interface MissingProps {
  readonly title: string;
  readonly body: string;
  readonly back: string;
  readonly onBack: () => void;
}
const Missing = ({ title, body, back, onBack }: MissingProps): ReactNode => (
  <Message icon={ChatOffRegular} title={title} body={body}>
    <Button onClick={onBack}>{back}</Button>
  </Message>
);
