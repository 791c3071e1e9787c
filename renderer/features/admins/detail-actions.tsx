/** The actions of an admin. */
import { Button } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Values } from '../../kit/area/field';
import { nameOf } from '../../kit/format/naming';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { LinkDialog } from './link-dialog';

export const Actions = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('admins');
  const [isOpen, setOpen] = useState(false);
  const email = toPlainText(values.email);
  if (email === '') return null;
  return (
    <>
      <Button icon={<MailRegular />} onClick={() => setOpen(true)}>
        {text('link.button')}
      </Button>
      {isOpen ? (
        <LinkDialog name={nameOf('fullName', values) || email} email={email} onClose={() => setOpen(false)} />
      ) : undefined}
    </>
  );
};
