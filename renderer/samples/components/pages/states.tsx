import { fail } from '@contract/failure';
import { Button, Tab, TabList } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Message } from '../../../kit/feedback/message';
import { notify } from '../../../kit/feedback/notify';
import { Failed } from '../../../kit/feedback/states';
import type { Examples } from '../../kit/showcase/example';

const failures = {
  network: fail('network', 'offline'),
  timeout: fail('timeout', 'deadline'),
  missing: fail('rejected', 'not-found'),
} as const;
const kinds = ['network', 'timeout', 'missing'] as const;

export const examples: Examples = {
  empty: {
    layout: 'block',
    code: '<Message icon={CalendarRegular} title="No events" body="…" />',
    Preview: ({ text }) => (
      <Message icon={CalendarRegular} title={text('states.empty.heading')} body={text('states.empty.body')}>
        <Button appearance="primary">{text('states.empty.button')}</Button>
      </Message>
    ),
  },
  failed: {
    layout: 'block',
    code: '<Failed failure={call.failure} onRetry={call.refresh} />',
    Preview: ({ text }) => {
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
    },
  },
  refused: {
    layout: 'block',
    code: "needs: ['read', 'Booking']",
    Preview: () => <Failed failure={fail('refused', 'not-allowed').failure} />,
  },
};
