/** Switches between list and calendar, which have their own addresses. */
import { CalendarMonthRegular, TextBulletListRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { ViewTabs } from '../../../kit/ui/view-tabs';

export const ListHeader = (): ReactNode => {
  const text = useText('events');
  return (
    <ViewTabs
      label={text('views.label')}
      views={[
        { to: '/events', label: text('views.list'), icon: TextBulletListRegular },
        { to: '/events/calendar', label: text('views.calendar'), icon: CalendarMonthRegular },
      ]}
    />
  );
};
