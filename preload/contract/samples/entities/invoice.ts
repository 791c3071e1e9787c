export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
type InvoiceStatus = (typeof invoiceStatuses)[number];

export interface InvoiceClient {
  readonly name: string;
  readonly company: string;
  readonly companyEmail: string;
  readonly address: string;
  readonly country: string;
  readonly contact: string;
}

export interface Invoice {
  readonly id: number;
  readonly issuedDate: string;
  readonly client: InvoiceClient;
  readonly service: string;
  readonly total: number;
  readonly avatar: string;
  readonly invoiceStatus: InvoiceStatus;
  readonly balance: number | string;
  readonly dueDate: string;
}

interface PaymentDetails {
  readonly totalDue: string;
  readonly bankName: string;
  readonly country: string;
  readonly iban: string;
  readonly swiftCode: string;
}

export interface InvoiceDetail {
  readonly invoice: Invoice;
  readonly paymentDetails: PaymentDetails;
}
