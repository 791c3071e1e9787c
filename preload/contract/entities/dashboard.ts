/** The dashboard's figures; all assumed. */
import { booking } from './booking';
import { date, dateTime, entity, id, money, number, type RecordOf, records, recordsOf, stamps, text } from './field';

const ids = ['_id', 'eventId', 'uuid', 'slug', 'code'];

const names = ['title', 'eventName', 'eventTitle', 'label'];

export const dashboard = entity({
  names: [
    'dashboard',
    'overview',
    'stats',
    'summary',
    'statistics',
    'totals',
    'metrics',
    'kpi',
    'kpis',
    'figures',
    'counts',
    'cards',
    'widgets',
    'report',
  ],
  fields: {
    ...stamps,
    totalRevenue: money('sales', 'grossRevenue', 'grossSales', 'totalIncome', 'turnover', 'gross', 'earnings'),
    revenueChangePercent: number(
      'revenueChange, revenueGrowth, changePercent, growth, growthPercent, revenueTrend, revenueDelta',
      'revenueGrowthPercent, trend',
    ),
    totalBookings: number('orders', 'reservations'),
    totalTicketsSold: number('ticketCount', 'attendees', 'productsSold'),
    racerTickets: number('racers', 'racerTicketsSold', 'racersSold', 'ticketsByType.racer'),
    spectatorTickets: number('spectators', 'spectatorTicketsSold', 'spectatorsSold', 'ticketsByType.spectator'),
    totalRefunded: money('refunds', 'revenue.refunded'),
    buybackCount: number('buybacks.total'),
    buybackRevenue: money('buybackSales', 'buybackTotal', 'buybackIncome'),
    totalVisitors: number('users', 'customers', 'members', 'registeredUsers', 'accounts'),
    newVisitors: number('newUsers', 'newCustomers', 'newMembers', 'signups', 'newRegistrations', 'newAccounts'),
    activeEvents: number('liveEvents', 'openEvents', 'publishedEvents', 'currentEvents', 'runningEvents'),
    upcomingEvents: records(
      {
        id: id(...ids),
        name: text(...names),
        startDate: dateTime('date', 'eventDate', 'dateFrom'),
        timezone: text(),
        sold: number('ticketsSold', 'booked', 'taken', 'registered', 'attendees', 'ticketCount'),
        capacity: number('total', 'places'),
      },
      'nextEvents',
      'comingEvents',
      'upcoming',
      'futureEvents',
    ),
    totalTracks: number('venues', 'circuits'),
    totalInspectors: number('officials'),
    pendingInspections: number('openInspections', 'awaitingInspection', 'inspectionQueue', 'waitingInspections'),
    failedInspections: number('inspectionFailures', 'failedTech', 'rejectedInspections'),
    checkedInToday: number('checkInsToday', 'attendanceToday'),
    dailySales: records(
      {
        date: date('day', 'x', 'on', 'period', 'bookingDate', '_id', 'key', 'label', 'saleDate'),
        amount: money('total', 'revenue', 'sales', 'value', 'gross', 'y', 'sum', 'income'),
        count: number('bookings', 'orders', 'quantity', 'number', 'tickets', 'ordersCreated', 'transactions', 'sold'),
      },
      'salesByDay',
      'revenueByDay',
      'dailyRevenue',
      'dailyStats',
      'salesPerDay',
      'salesChart',
      'revenueChart',
      'chart',
      'chartData',
      'series',
      'timeline',
      'trendData',
      'daily',
      'byDay',
      'days',
      'sales',
    ),
    topEvents: records(
      {
        id: id(...ids),
        name: text(...names),
        revenue: money('total', 'sales', 'amount', 'gross', 'value'),
      },
      'bestEvents',
      'popularEvents',
      'topSellingEvents',
      'bestSellers',
    ),
    ticketMix: records(
      {
        type: text('ticketType', 'name', 'category', 'key', '_id', 'group'),
        count: number('total', 'value', 'quantity', 'sold', 'tickets', 'number', 'amount'),
      },
      'ticketsByType',
      'ticketTypes',
      'ticketBreakdown',
      'ticketDistribution',
      'byType',
      'salesByType',
      'ticketTypeBreakdown',
      'ticketShare',
    ),
    recentBookings: recordsOf(
      booking,
      'latestBookings',
      'lastBookings',
      'recentOrders',
      'latestOrders',
      'newestBookings',
      'lastOrders',
      'recent',
      'latest',
    ),
    periodStart: date('from', 'startDate', 'period.from', 'since', 'range.from', 'range.start'),
    periodEnd: date('to', 'endDate', 'period.to', 'until', 'range.to', 'range.end'),
    generatedAt: dateTime('asOf', 'computedAt', 'timestamp', 'calculatedAt', 'refreshedAt'),
    /** Of the sums above. */
    currency: text('revenue.currency', 'sales.currency'),
    /** What came in beside them, never added to them. */
    otherCurrencies: records(
      {
        currency: text('code'),
        amount: money('total', 'value', 'revenue', 'sum'),
      },
      'byCurrency',
      'revenueByCurrency',
      'foreignCurrencies',
      'otherRevenue',
    ),
  },
  required: ['totalRevenue', 'totalBookings', 'totalTicketsSold', 'totalVisitors', 'activeEvents'],
});

export type Dashboard = RecordOf<typeof dashboard>;
