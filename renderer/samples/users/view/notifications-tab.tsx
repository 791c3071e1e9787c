import { Checkbox } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { PlainTable } from '../../kit/plain-table';

const kinds = ['forYou', 'account', 'browser', 'device'] as const;
const ways = ['email', 'page', 'app'] as const;
const first: ReadonlySet<string> = new Set([
  'forYou.email',
  'forYou.page',
  'account.email',
  'browser.page',
  'device.app',
]);

/** Notifications by channel. Changes last while the page is open. */
export const NotificationsTab = (): ReactNode => {
  const text = useText('users');
  const [chosen, setChosen] = useState(first);
  const toggle = (key: string) =>
    setChosen((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])));
  return (
    <SectionCard title={text('notifications.title')} description={text('notifications.about')}>
      <PlainTable
        label={text('notifications.title')}
        columns={['kind', ...ways]}
        headOf={(column) => text(column === 'kind' ? 'notifications.kind' : `notifications.ways.${column}`)}
        rows={kinds.map((key) => {
          const kind = text(`notifications.kinds.${key}`);
          const boxes = ways.map((way) => [
            way,
            <Checkbox
              key={way}
              checked={chosen.has(`${key}.${way}`)}
              aria-label={text('notifications.by', { kind, way: text(`notifications.ways.${way}`) })}
              onChange={() => toggle(`${key}.${way}`)}
            />,
          ]);
          return { key, cells: { kind, ...Object.fromEntries(boxes) } };
        })}
      />
    </SectionCard>
  );
};
