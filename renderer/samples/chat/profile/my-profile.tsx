/** The user's profile and chat settings; changes apply at once. */
import {
  Field,
  makeStyles,
  PresenceBadge,
  Radio,
  RadioGroup,
  Switch,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { usePaneStyles } from '../chat.styles';
import type { ChatLocation } from '../chat-location';
import { type Presence, presences } from '../conversation/talk';
import { PersonAvatar } from '../list/avatars';
import { changeMe, useChat } from '../store';
import { type MainPane, Panel, Part } from './panel';

/** Undefined for an unknown word. */
const oneOfPresences = (word: string): Presence | undefined => presences.find((presence) => presence === word);

const useStyles = makeStyles({
  who: { display: 'grid', justifyItems: 'center', rowGap: tokens.spacingVerticalXS, textAlign: 'center' },
  name: { marginBlockStart: tokens.spacingVerticalS },
  status: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  switches: { display: 'grid', marginInlineStart: '-8px' },
  radios: { marginInlineStart: '-8px' },
});

/** Of the text about oneself, in characters. */
const maxAboutLength = 140;
const switches = ['enterSends', 'previews', 'answers'] as const;

export const MyProfile = ({
  address,
  mainPane,
}: {
  readonly address: ChatLocation;
  readonly mainPane: MainPane;
}): ReactNode => {
  const styles = useStyles();
  const pane = usePaneStyles();
  const text = useText('chat');
  const me = useChat((state) => state.me);
  return (
    <Panel title={text('me.title')} mainPane={mainPane} onClose={() => address.change({ panel: undefined })}>
      <div className={styles.who}>
        <PersonAvatar name={me.name} presence={me.presence} size={96} />
        <Text size={500} weight="semibold" className={styles.name}>
          {me.name}
        </Text>
        <span className={pane.quiet}>{me.role}</span>
      </div>
      <Part title={text('me.status')}>
        <RadioGroup
          className={styles.radios}
          aria-label={text('me.status')}
          value={me.presence}
          onChange={(_, { value }) => changeMe({ presence: oneOfPresences(value) ?? me.presence })}
        >
          {presences.map((presence) => (
            <Radio
              key={presence}
              value={presence}
              label={
                <span className={styles.status}>
                  <PresenceBadge status={presence} size="small" aria-hidden />
                  {text(`presence.${presence}`)}
                </span>
              }
            />
          ))}
        </RadioGroup>
      </Part>
      <Part title={text('profile.about')}>
        <Field hint={text('compose.count', { count: me.about.length, most: maxAboutLength })}>
          <Textarea
            aria-label={text('profile.about')}
            value={me.about}
            maxLength={maxAboutLength}
            rows={3}
            resize="vertical"
            dir="auto"
            onChange={(_, { value }) => changeMe({ about: value })}
          />
        </Field>
      </Part>
      <Part title={text('profile.settings')}>
        <div className={styles.switches}>
          {switches.map((name) => (
            <Switch
              key={name}
              label={text(`me.${name}`)}
              checked={me[name]}
              onChange={(_, { checked }) => changeMe({ [name]: checked })}
            />
          ))}
        </div>
      </Part>
    </Panel>
  );
};
