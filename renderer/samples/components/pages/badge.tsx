import { Badge, CounterBadge, PresenceBadge } from '@fluentui/react-components';
import { CheckmarkRegular, ClockRegular } from '@fluentui/react-icons';
import type { Examples } from '../../kit/showcase/example';

const colors = ['brand', 'success', 'warning', 'danger', 'informative'] as const;

export const examples: Examples = {
  colors: {
    code: '<Badge appearance="tint" color="success">Paid</Badge>',
    Preview: ({ text }) =>
      colors.map((color) => (
        <Badge key={color} appearance="tint" color={color}>
          {text(`badge.colors.${color}`)}
        </Badge>
      )),
  },
  looks: {
    code: '<Badge appearance="outline">Draft</Badge>',
    Preview: ({ text }) =>
      (['filled', 'tint', 'outline', 'ghost'] as const).map((look) => (
        <Badge key={look} appearance={look} color="brand">
          {text(`badge.looks.${look}`)}
        </Badge>
      )),
  },
  icons: {
    code: '<Badge icon={<ClockRegular />} appearance="tint">Waiting</Badge>',
    Preview: ({ text }) => (
      <>
        <Badge appearance="tint" color="success" icon={<CheckmarkRegular />}>
          {text('badge.colors.success')}
        </Badge>
        <Badge appearance="tint" color="warning" icon={<ClockRegular />}>
          {text('badge.icons.waiting')}
        </Badge>
        <Badge appearance="tint" shape="rounded" color="brand">
          {text('badge.icons.new')}
        </Badge>
      </>
    ),
  },
  counts: {
    code: '<CounterBadge count={128} overflowCount={99} />',
    Preview: () => (
      <>
        <CounterBadge count={3} appearance="filled" />
        <CounterBadge count={128} overflowCount={99} />
        <CounterBadge count={0} showZero color="informative" />
        <CounterBadge dot />
        {(['available', 'away', 'busy', 'do-not-disturb', 'offline'] as const).map((status) => (
          <PresenceBadge key={status} status={status} />
        ))}
      </>
    ),
  },
};
