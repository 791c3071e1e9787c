import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';

const kinds = ['forYou', 'account', 'browser', 'device'] as const;
const ways = ['email', 'page', 'app'] as const;
const first: ReadonlySet<string> = new Set([
  'forYou.email',
  'forYou.page',
  'account.email',
  'browser.page',
  'device.app',
]);

/** What the user hears of, and by which way. Kept as long as the page is open. */
export const NotificationsTab = (): ReactNode => {
  const text = useText('users');
  const [chosen, setChosen] = useState(first);
  const toggle = (key: string) =>
    setChosen((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])));
  return (
    <SectionCard title={text('notifications.title')} about={text('notifications.about')}>
      <Table aria-label={text('notifications.title')} size="small">
        <TableHeader>
          <TableRow>
            <TableHeaderCell>{text('notifications.kind')}</TableHeaderCell>
            {ways.map((way) => (
              <TableHeaderCell key={way}>{text(`notifications.ways.${way}`)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {kinds.map((kind) => (
            <TableRow key={kind}>
              <TableCell>{text(`notifications.kinds.${kind}`)}</TableCell>
              {ways.map((way) => (
                <TableCell key={way}>
                  <Checkbox
                    checked={chosen.has(`${kind}.${way}`)}
                    aria-label={text('notifications.by', {
                      kind: text(`notifications.kinds.${kind}`),
                      way: text(`notifications.ways.${way}`),
                    })}
                    onChange={() => toggle(`${kind}.${way}`)}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SectionCard>
  );
};
