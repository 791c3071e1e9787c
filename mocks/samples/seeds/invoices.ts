import { type Invoice, type InvoiceDetail, invoiceStatuses } from '@contract/samples/entities/invoice';
import { dayText } from '../../seeds/calendar';
import { createRandom } from '../../seeds/random';
import type { Plain } from '../plain';
import { person, sampleSeed } from './people';

const services = [
  'Timing and scoring',
  'Grandstand rental',
  'Broadcast production',
  'Marshal training',
  'Paddock catering',
  'Sponsor signage',
  'Safety car service',
  'Track day hosting',
  'Ticket printing',
  'Medical cover',
] as const;

const firstInvoiceId = 5_001;

/** The clients of the sample invoices; the sample API offers the first five. */
export const clientOf = (index: number): Invoice['client'] => {
  const { name, company, email, street, city, country, phone } = person(20 + (index % 16));
  return { name, company, companyEmail: email, address: `${street}, ${city}`, country, contact: phone };
};
export const clientCount = 16;

const balanceOf = (status: Invoice['invoiceStatus'], total: number, part: number): number => {
  if (status === 'Paid' || status === 'Downloaded') return 0;
  return status === 'Partial Payment' ? Math.round(total * part) : total;
};

/** `today` is a day number: the newest invoice is from yesterday, and overdue ones are older than their payment term. */
export const createInvoices = (today: number): Plain<Invoice>[] =>
  Array.from({ length: 50 }, (_, index) => {
    const random = createRandom(sampleSeed).at(3, index);
    const status = invoiceStatuses[index % 9] ?? random.pick(invoiceStatuses);
    const total = random.between(12, 98) * 50 + random.pick([0, 15, 25, 40]);
    const age = status === 'Past Due' ? random.between(35, 120) : 1 + index + random.whole(3);
    const issued = today - age;
    return {
      id: firstInvoiceId + index,
      issuedDate: dayText(issued),
      client: clientOf(index),
      service: random.pick(services),
      total,
      avatar: index % 4 === 3 ? '' : person(20 + (index % 16)).avatar,
      invoiceStatus: status,
      balance: balanceOf(status, total, random.between(20, 70) / 100),
      dueDate: dayText(issued + 30),
    };
  });

export const paymentOf = (invoice: Plain<Invoice>): InvoiceDetail['paymentDetails'] => ({
  totalDue: `$${Number(invoice.balance).toLocaleString('en-US')}.00`,
  bankName: 'First Harbor Bank',
  country: 'United States',
  // The country code XX is not assigned, so the account cannot exist.
  iban: `XX00 HARB 0000 ${String(invoice.id)
    .padStart(8, '0')
    .replace(/(.{4})/, '$1 ')}`,
  swiftCode: 'HARBXX00',
});
