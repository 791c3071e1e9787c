/** Lists without a call of their own, which the app reads from the server's CSV file. They are no calls of the table. */
import { list, listFromFile } from './endpoint';
import { booking } from './endpoints/booking';
import type { Transaction } from './entities/transaction';

export const transaction = { list: listFromFile(booking.transactionCsv, list<Transaction>('transaction')) };
