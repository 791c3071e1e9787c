/** `/dashboard/analytics`: the URL holds each chart's period. */
import { MailReadRegular, PeopleAddRegular, PeopleTeamRegular, PulseRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { Dashboard } from '../kit/charts/dashboard';

export const Screen = (): ReactNode => (
  <Dashboard
    area="analytics"
    title={useText('samples')('titles.analytics')}
    figures={[
      { name: 'siteTraffic', icon: PulseRegular, call: 'cardStatistics.siteTraffic' },
      { name: 'activeUsers', icon: PeopleTeamRegular, call: 'cardStatistics.activeUsers' },
      { name: 'subscribers', icon: PeopleAddRegular, call: 'cardStatistics.subscribers', as: 'bars' },
      { name: 'newsletter', icon: MailReadRegular, call: 'cardStatistics.newsletter', as: 'line' },
    ]}
    charts={[
      { name: 'averageSessions', call: 'cardAnalytics.averageSessions', as: 'bars' },
      {
        name: 'supportTracker',
        call: 'cardAnalytics.supportTracker',
        as: 'ring',
        figures: ['totalTickets', 'newTickets', 'openTickets'],
      },
      { name: 'sessionsDevice', call: 'cardAnalytics.sessionsDevice', as: 'shares' },
      { name: 'customers', call: 'cardAnalytics.customers', as: 'shares' },
    ]}
  />
);
