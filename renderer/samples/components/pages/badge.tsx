import { Badge, CounterBadge, PresenceBadge } from '@fluentui/react-components';
import { CheckmarkRegular, ClockRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const colors = ['brand', 'success', 'warning', 'danger', 'informative'] as const;

const Colors = (): ReactNode => {
  const text = useText('components');
  return colors.map((color) => (
    <Badge key={color} appearance="tint" color={color}>
      {text(`badge.colors.${color}`)}
    </Badge>
  ));
};

const Looks = (): ReactNode => {
  const text = useText('components');
  return (['filled', 'tint', 'outline', 'ghost'] as const).map((look) => (
    <Badge key={look} appearance={look} color="brand">
      {text(`badge.looks.${look}`)}
    </Badge>
  ));
};

const Icons = (): ReactNode => {
  const text = useText('components');
  return (
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
  );
};

const Counts = (): ReactNode => (
  <>
    <CounterBadge count={3} appearance="filled" />
    <CounterBadge count={128} overflowCount={99} />
    <CounterBadge count={0} showZero color="informative" />
    <CounterBadge dot />
    {(['available', 'away', 'busy', 'do-not-disturb', 'offline'] as const).map((status) => (
      <PresenceBadge key={status} status={status} />
    ))}
  </>
);

export const Screen = componentScreen('badge', [
  { name: 'colors', Stage: Colors, code: '<Badge appearance="tint" color="success">Paid</Badge>' },
  { name: 'looks', Stage: Looks, code: '<Badge appearance="outline">Draft</Badge>' },
  { name: 'icons', Stage: Icons, code: '<Badge icon={<ClockRegular />} appearance="tint">Waiting</Badge>' },
  { name: 'counts', Stage: Counts, code: '<CounterBadge count={128} overflowCount={99} />' },
]);
