import { Button, Tooltip } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCommand } from '../commands/command';
import { useText } from '../format/text';
import { copyLink } from './copy-link';

interface CopyLinkButtonProps {
  /** Path and search part of what the link opens. */
  readonly address: string;
}

export const CopyLinkButton = ({ address }: CopyLinkButtonProps): ReactNode => {
  const text = useText('kit');
  useCommand('copy-link', () => void copyLink(address));
  return (
    <Tooltip content={text('copy.link')} relationship="label">
      <Button appearance="subtle" icon={<LinkRegular />} onClick={() => void copyLink(address)} />
    </Tooltip>
  );
};
