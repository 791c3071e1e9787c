import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../format/text';

/** Lists the server's permissions that Pitwall does not know, and says whom to ask. */
export const UnknownSubjects = ({ names }: { readonly names: readonly string[] | undefined }): ReactNode => {
  const text = useText('abilities');
  if (!names || names.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text('matrix.unknown', { names: names.join(', ') })}</MessageBarTitle>{' '}
        {text('matrix.unknownAsk')}
      </MessageBarBody>
    </MessageBar>
  );
};
