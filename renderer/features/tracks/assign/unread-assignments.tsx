import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useText } from '../../../kit/format/text';

/** In place of names to select: an empty selection would say that nobody is assigned, and saving it would remove people. */
export const UnreadAssignments = () => {
  const text = useText('tracks');
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{text('assign.unread')}</MessageBarBody>
    </MessageBar>
  );
};
