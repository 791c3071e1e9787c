import { fail } from '@contract/failure';
import { Button, Tab, TabList } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { notify } from '../../../kit/notify';
import { Message } from '../../../kit/states/message';
import { Failed } from '../../../kit/states/states';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const Empty = (): ReactNode => {
  const text = useText('components');
  return (
    <Message icon={CalendarRegular} title={text('states.empty.heading')} body={text('states.empty.body')}>
      <Button appearance="primary">{text('states.empty.button')}</Button>
    </Message>
  );
};

const failures = {
  network: fail('network', 'offline'),
  timeout: fail('timeout', 'deadline'),
  missing: fail('rejected', 'not-found'),
} as const;
const kinds = ['network', 'timeout', 'missing'] as const;

const Failing = (): ReactNode => {
  const text = useText('components');
  const [kind, setKind] = useState<(typeof kinds)[number]>('network');
  const { failure } = failures[kind];
  return (
    <>
      <TabList
        size="small"
        aria-label={text('states.failed.title')}
        selectedValue={kind}
        onTabSelect={(_, { value }) => setKind(kinds.find((one) => one === value) ?? 'network')}
      >
        {kinds.map((one) => (
          <Tab key={one} value={one}>
            {text(`states.failed.${one}`)}
          </Tab>
        ))}
      </TabList>
      <Failed
        failure={failure}
        onRetry={() => notify({ id: 'again', intent: 'info', title: text('states.failed.again') })}
      />
    </>
  );
};

const Refused = (): ReactNode => <Failed failure={fail('refused', 'not-allowed').failure} />;

export const Screen = componentScreen('states', [
  {
    name: 'empty',
    Stage: Empty,
    layout: 'block',
    code: '<Message icon={CalendarRegular} title="No events" body="…" />',
  },
  { name: 'failed', Stage: Failing, layout: 'block', code: '<Failed failure={call.failure} onRetry={call.refresh} />' },
  { name: 'refused', Stage: Refused, layout: 'block', code: "needs: ['read', 'Booking']" },
]);
