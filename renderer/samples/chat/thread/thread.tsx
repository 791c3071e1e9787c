/** The open conversation: header, messages and message field. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { MailUnreadRegular, PanelRightContractRegular, PanelRightExpandRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { useDirectionIcons } from '../../../kit/ui/direction-icons';
import { IconButton } from '../../kit/icon-button';
import { lineBelow, textSize } from '../../kit/styles';
import { narrow, usePaneStyles } from '../chat.styles';
import type { ChatLocation } from '../chat-location';
import { conversationName, conversationSummary } from '../conversation/names';
import type { Conversation } from '../conversation/talk';
import { ConversationAvatar } from '../list/avatars';
import { changeConversation } from '../store';
import { Composer } from './composer';
import { Log } from './log';

const useStyles = makeStyles({
  head: { backgroundColor: tokens.colorNeutralBackground1, ...lineBelow },
  back: { display: 'none', [narrow]: { display: 'inline-flex' } },
  words: { display: 'grid', flexGrow: 1, minInlineSize: 0 },
  about: { ...textSize[200], color: tokens.colorNeutralForeground3 },
});

export const Thread = ({
  talk,
  address,
}: {
  readonly talk: Conversation;
  readonly address: ChatLocation;
}): ReactNode => {
  const styles = useStyles();
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
