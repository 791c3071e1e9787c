import { Button, Tooltip } from '@fluentui/react-components';
import { SendClockRegular } from '@fluentui/react-icons';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { outboxPath, useUnsentCount } from '../../../kit/stores/outbox';
import { CountBadge } from '../../../kit/ui/count-badge';

/** Leads to the outbox while something waits there. */
export const OutboxLink = () => {
  const text = useText('app');
  const count = useUnsentCount();
  const href = useHref(outboxPath);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(outboxPath);
  if (count === 0) return null;
  return (
    <Tooltip content={text('outbox:waiting', { count })} relationship="label">
      <Button
        as="a"
        href={href}
        appearance="subtle"
        icon={
          <CountBadge count={count}>
            <SendClockRegular />
          </CountBadge>
        }
        onClick={onClick}
      />
    </Tooltip>
  );
};
