/** The profile of a contact or group: about, contact details and shared pictures. */
import { makeStyles, mergeClasses, Switch, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FieldList } from '../../../kit/detail/field-list';
import { useText } from '../../../kit/format/text';
import { usePaneStyles } from '../chat.styles';
import type { ChatLocation } from '../chat-location';
import { conversationName, conversationSummary } from '../conversation/names';
import type { Contact, Conversation } from '../conversation/talk';
import { ConversationAvatar } from '../list/avatars';
import { useItemStyles } from '../list/item.styles';
import { PersonItem } from '../list/person-item';
import { changeConversation, findContact } from '../store';
import { Panel, Part } from './panel';
import { PictureButton } from './picture-button';

const useStyles = makeStyles({
  who: { display: 'grid', justifyItems: 'center', rowGap: tokens.spacingVerticalXS, textAlign: 'center' },
  name: { marginBlockStart: tokens.spacingVerticalS },
  pictures: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalS },
  members: { marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
});

const fields = [{ key: 'email', kind: 'email' }, { key: 'phone', kind: 'phone' }, { key: 'office' }] as const;

const About = ({ contact }: { readonly contact: Contact }): ReactNode => {
  const text = useText('chat');
  const { about, email, phone, office } = contact;
  return (
    <>
      <Part title={text('profile.about')}>
        <Text>
          <bdi>{about}</bdi>
        </Text>
      </Part>
      <Part title={text('profile.contact')}>
        <FieldList area="chat" fields={fields} values={{ email, phone, office }} />
      </Part>
    </>
  );
};

export const ConversationProfile = ({
  talk,
  address,
}: {
  readonly talk: Conversation;
  readonly address: ChatLocation;
}): ReactNode => {
  const styles = useStyles();
  const pane = usePaneStyles();
  const item = useItemStyles();
  const text = useText('chat');
  const members = talk.people.map(findContact).filter((one) => one !== undefined);
  const [contact] = members;
  const isGroup = talk.name !== undefined;
  const pictures = talk.messages.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []));
  return (
    <Panel
      title={text(isGroup ? 'profile.group' : 'profile.person')}
      mainPane="thread"
      onClose={() => address.change({ panel: undefined })}
    >
      <div className={styles.who}>
        <ConversationAvatar talk={talk} size={96} />
        <Text size={500} weight="semibold" className={styles.name} dir="auto">
          {conversationName(talk)}
        </Text>
        <span className={pane.quiet}>{conversationSummary(text, talk)}</span>
      </div>
      {isGroup ? (
        <Part title={text('profile.members')}>
          <ul className={mergeClasses(item.list, styles.members)}>
            {members.map((member) => (
              <PersonItem key={member.id} contact={member} to={address.pathOf(member.id)} />
            ))}
          </ul>
        </Part>
      ) : contact ? (
        <About contact={contact} />
      ) : undefined}
      <Part title={text('profile.media', { count: pictures.length })}>
        {pictures.length === 0 ? (
          <span className={pane.quiet}>{text('profile.noMedia')}</span>
        ) : (
          <div className={styles.pictures}>
            {pictures.map(({ id, picture }) => (
              <PictureButton key={id} picture={picture} width={200} />
            ))}
          </div>
        )}
      </Part>
      <Part title={text('profile.settings')}>
        <Switch
          label={text('profile.mute')}
          checked={talk.muted}
          onChange={(_, { checked }) => changeConversation(talk.id, { muted: checked })}
        />
      </Part>
    </Panel>
  );
};
