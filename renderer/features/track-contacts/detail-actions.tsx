/** Buttons to call, email and copy. */
import { mailLink, phoneLink } from '@contract/text/contact-link';
import { Button, Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { CallRegular, CopyRegular, MailRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { bridge } from '../../kit/bridge/bridge';
import { copyText } from '../../kit/feedback/copy-text';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { nameOf } from '../../kit/format/naming';
import { toPlainText, toTrimmedText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { Hint } from '../../kit/ui/hint';

interface ContactLink {
  readonly key: 'phone' | 'altPhone' | 'email';
  /** The visible text: "+1 4055550112". */
  readonly label: string;
  /** The address for the person's own mail or phone program; undefined where the text is not just an address or a number. */
  readonly address: string | undefined;
}

const phoneLinks = (contact: Values, key: 'phone' | 'altPhone'): readonly ContactLink[] => {
  const number = toPlainText(contact[key]).trim();
  const code = toTrimmedText(contact.countryCode);
  if (number === '') return [];
  const label = code === '' || number.startsWith('+') ? number : `${code} ${number}`;
  return [{ key, label, address: phoneLink(number, code) }];
};

/** The phone numbers and email address of a contact, with links. */
export const contactLinks = (contact: Values): readonly ContactLink[] => {
  const email = toTrimmedText(contact.email);
  return [
    ...phoneLinks(contact, 'phone'),
    ...phoneLinks(contact, 'altPhone'),
    ...(email === '' ? [] : [{ key: 'email', label: email, address: mailLink(email) } as const]),
  ];
};

const openLink = ({ address }: ContactLink) => {
  if (address) void bridge().app.openExternal({ url: address }).then(notifyFailure);
};

interface MailProps {
  readonly link: ContactLink | undefined;
  readonly name: string;
}

const MailButton = ({ link, name }: MailProps): ReactNode => {
  const text = useText('track-contacts');
  const isDisabled = !link?.address;
  return (
    <Hint content={isDisabled ? text('contact.noMail') : text('contact.mailTo', { name, words: link.label })}>
      <Button
        icon={<MailRegular />}
        disabledFocusable={isDisabled}
        onClick={isDisabled ? undefined : () => openLink(link)}
      >
        {text('contact.mail')}
      </Button>
    </Hint>
  );
};

const CallButton = ({ links, name }: { readonly links: readonly ContactLink[]; readonly name: string }): ReactNode => {
  const text = useText('track-contacts');
  const [first, ...others] = links;
  if (others.length > 0)
    return (
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton appearance="primary" icon={<CallRegular />}>
            {text('contact.call')}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {links.map((link) => (
              <MenuItem key={link.key} secondaryContent={text(`fields.${link.key}`)} onClick={() => openLink(link)}>
                <bdi>{link.label}</bdi>
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    );
  return (
    <Hint content={first ? text('contact.callAt', { name, words: first.label }) : text('contact.noPhone')}>
      <Button
        appearance="primary"
        icon={<CallRegular />}
        disabledFocusable={!first}
        onClick={first ? () => openLink(first) : undefined}
      >
        {text('contact.call')}
      </Button>
    </Hint>
  );
};

const CopyMenu = ({ links }: { readonly links: readonly ContactLink[] }): ReactNode => {
  const text = useText('track-contacts');
  if (links.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton icon={<CopyRegular />}>{text('contact.copy')}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {links.map(({ key, label }) => (
            <MenuItem key={key} secondaryContent={text(`fields.${key}`)} onClick={() => copyText(label)}>
              <bdi>{label}</bdi>
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

export const Actions = ({ values }: { readonly values: Values }): ReactNode => {
  const links = contactLinks(values);
  const name = nameOf(['firstName', 'lastName'], values);
  return (
    <>
      <CallButton links={links.filter(({ key, address }) => key !== 'email' && address !== undefined)} name={name} />
      <MailButton link={links.find(({ key }) => key === 'email')} name={name} />
      <CopyMenu links={links} />
    </>
  );
};
