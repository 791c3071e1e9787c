/** The gateway's overview: indicators as rows, each with its unit. */
import type { Figures, Period } from '../truth/figures.ts';
import { decimal, type View } from '../truth/view.ts';
import { date, dateTime, idOf, numbering, results } from './format.ts';
import { words } from './words.ts';

export const overview = (view: View, { from, to }: Period, figures: Figures) => {
  const counts = [
    ['BOOKINGS', 'Bookings', figures.bookings],
    ['TICKETS', 'Tickets sold', figures.tickets],
    ['ADMISSIONS_TODAY', 'Admissions today', figures.checkedInToday],
    ['PARTNERS', 'Visitors', figures.visitors],
    ['PARTNERS_NEW', 'New visitors', figures.newVisitors],
    ['INSPECTIONS_DUE', 'Inspections due', figures.inspectionsDue],
    ['INSPECTIONS_FAILED', 'Inspections failed', figures.inspectionsFailed],
  ] as const;
  const amounts = (id: string, text: string, of: Figures['revenue']) =>
    Object.entries(of).map(([currency, cents]) => ({
      IndicatorId: id,
      IndicatorText: text,
      Value: decimal(cents),
      Unit: currency,
    }));
  return {
    PeriodFrom: date(from),
    PeriodTo: date(to),
    Indicators: results([
      ...amounts('REVENUE', 'Revenue', figures.revenue),
      ...amounts('REFUNDS', 'Refunded', figures.refunded),
      ...counts.map(([id, text, value]) => ({
        IndicatorId: id,
        IndicatorText: text,
        Value: String(value),
        Unit: 'EA',
      })),
    ]),
    SalesByDay: results(
      figures.days.flatMap(({ day, bookings, sales }) =>
        Object.entries(sales).map(([currency, cents]) => ({
          PostingDate: date(day),
          BookingCount: bookings,
          SalesAmount: decimal(cents),
          Currency: currency,
        })),
      ),
    ),
    TicketsByCategory: results(
      Object.entries(figures.mix).map(([type, count]) => ({
        TicketCategoryText: words['ticket.ticketType']?.[type]?.[1],
        TicketCount: count,
      })),
    ),
    UpcomingEvents: results(
      figures.upcoming.map((event) => ({
        EventId: idOf('events', event.n),
        EventName: event.name,
        StartDateTime: dateTime(event.start),
        Capacity: event.racerCapacity + event.spectatorCapacity,
        SoldQuantity: view.sold(event.n, 'racer').length + view.sold(event.n, 'spectator').length,
      })),
    ),
    LatestBookings: results(
      figures.recent.map((booking) => ({
        BookingId: idOf('bookings', booking.n),
        BookingNumber: numbering.booking(booking.n),
        PartnerName: view.nameOf(booking.visitor),
        EventName: view.event(booking.event).name,
        BookingDateTime: dateTime(booking.at),
        TotalAmount: decimal(booking.total),
        Currency: view.currencyOf(booking.event),
        BookingStatusText: words['booking.bookingStatus']?.[booking.status]?.[1],
      })),
    ),
  };
};
