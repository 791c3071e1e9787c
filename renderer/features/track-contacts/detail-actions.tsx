/** Call, mail, copy. */
import {
  Button,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from '@fluentui/react-components';
import { CallRegular, CopyRegular, MailRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { bridge } from '../../kit/bridge/bridge';
import { copyText } from '../../kit/feedback/copy-text';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { nameOf } from '../../kit/format/naming';
import { useText } from '../../kit/format/text';
import { type ContactLink, contactLinks } from './contact-links';

const openLink = ({ address }: ContactLink) => {
  if (address) void bridge().app.openExternal({ url: address }).then(notifyFailure);
};

interface MailProps {
  readonly way: ContactLink | undefined;
  readonly name: string;
}

const MailButton = ({ way, name }: MailProps): ReactNode => {
  const text = useText('track-contacts');
  const off = !way?.address;
  return (
    <Tooltip
      relationship="description"
      content={off ? text('reach.noMail') : text('reach.mailTo', { name, words: way.words })}
    >
      <Button icon={<MailRegular />} disabledFocusable={off} onClick={off ? undefined : () => openLink(way)}>
        {text('reach.mail')}
      </Button>
    </Tooltip>
  );
};

const CallButton = ({ ways, name }: { readonly ways: readonly ContactLink[]; readonly name: string }): ReactNode => {
  const text = useText('track-contacts');
  const [first, ...others] = ways;
  if (others.length > 0)
    return (
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton appearance="primary" icon={<CallRegular />}>
            {text('reach.call')}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {ways.map((way) => (
              <MenuItem key={way.key} secondaryContent={text(`fields.${way.key}`)} onClick={() => openLink(way)}>
                <bdi>{way.words}</bdi>
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    );
  return (
    <Tooltip
      relationship="description"
      content={first ? text('reach.callAt', { name, words: first.words }) : text('reach.noPhone')}
    >
      <Button
        appearance="primary"
        icon={<CallRegular />}
        disabledFocusable={!first}
        onClick={first ? () => openLink(first) : undefined}
      >
        {text('reach.call')}
      </Button>
    </Tooltip>
  );
};

const CopyMenu = ({ ways }: { readonly ways: readonly ContactLink[] }): ReactNode => {
  const text = useText('track-contacts');
  if (ways.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton icon={<CopyRegular />}>{text('reach.copy')}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {ways.map(({ key, words }) => (
            <MenuItem key={key} secondaryContent={text(`fields.${key}`)} onClick={() => copyText(words)}>
              <bdi>{words}</bdi>
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

export const Actions = ({ values }: { readonly values: Values }): ReactNode => {
  const ways = contactLinks(values);
  const name = nameOf(['firstName', 'lastName'], values);
  return (
    <>
      <CallButton ways={ways.filter(({ key, address }) => key !== 'email' && address !== undefined)} name={name} />
      <MailButton way={ways.find(({ key }) => key === 'email')} name={name} />
      <CopyMenu ways={ways} />
    </>
  );
};
