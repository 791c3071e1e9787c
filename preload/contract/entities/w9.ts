/** A W-9 form and its signing; all fields assumed. Of the tax number only the last four digits ever come. */
import type { Assumed, DateTime, Key, Money, Url, Word } from './assumed';

export const taxClassifications = ['individual', 'c_corp', 's_corp', 'partnership', 'trust', 'llc', 'other'] as const;
export const tinTypes = ['ssn', 'ein'] as const;
export const w9Statuses = ['not_requested', 'sent', 'delivered', 'completed', 'declined', 'voided'] as const;

export type W9 = Assumed<{
  id: Key;
  trackId: Key;
  userId: Key;
  legalName: string;
  businessName: string;
  taxClassification: Word<typeof taxClassifications>;
  llcClass: string;
  exemptPayeeCode: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  tinType: Word<typeof tinTypes>;
  tinLast4: string;
  certified: boolean;
  signatureName: string;
  signedAt: DateTime;
  envelopeId: string;
  status: Word<typeof w9Statuses>;
  requestedAt: DateTime;
  expiresAt: DateTime;
  documentUrl: Url;
  yearToDatePaid: Money;
  currency: string;
}>;
