/** A W-9 form and its signing; all fields assumed. Of the tax number only the last four digits ever come. */
import { dateTime, entity, flag, id, money, type RecordOf, stamps, text, url, word } from './field';
import { tracks } from './relations';
import { cities, envelopeIds, postalStreets, states, streets, zipCodes } from './shared-names';

const taxClassifications = ['individual', 'c_corp', 's_corp', 'partnership', 'trust', 'llc', 'other'] as const;
const tinTypes = ['ssn', 'ein'] as const;
export const w9Statuses = ['not_requested', 'sent', 'delivered', 'completed', 'declined', 'voided'] as const;

export const w9 = entity({
  names: ['w9', 'form', 'taxForm', 'w9Form', 'document'],
  relations: { track: tracks, user: ['user', 'payee', 'person', 'contact', 'owner'] },
  fields: {
    ...stamps,
    id: id('=envelopeId'),
    trackId: id(),
    userId: id(),
    legalName: text('name', 'fullName', 'nameOnForm', 'taxName', 'payeeName', 'taxpayerName', 'firstName+lastName'),
    businessName: text(
      'company',
      'companyName',
      'dba',
      'doingBusinessAs',
      'entityName',
      'tradeName',
      'organization',
      'businessEntityName',
    ),
    taxClassification: word(
      taxClassifications,
      'classification',
      'entityType',
      'taxClass',
      'federalTaxClassification',
      'businessType',
      'taxStatus',
      'entity',
    ),
    llcClass: text('llcClassification', 'llcType', 'llcTaxClass', 'llcTaxClassification'),
    exemptPayeeCode: text('exemptCode', 'exemptionCode', 'exemptPayee', 'payeeCode', 'exemption'),
    address: text(...postalStreets, ...streets),
    city: text(...cities, 'address.city'),
    state: text(...states, 'address.state', 'stateCode'),
    zipCode: text(...zipCodes, 'address.zip', 'address.postalCode', 'address.zipCode'),
    tinType: word(tinTypes, 'taxIdType', 'taxpayerIdType', 'tinKind', 'idType', 'tin.type', 'taxId.type'),
    tinLast4: text(
      'last4',
      'tinLastFour',
      'taxIdLast4',
      'ssnLast4',
      'einLast4',
      'lastFour',
      'tin.last4',
      'tin.lastFour',
      'taxId.last4',
      'tinEnding',
      'taxIdLastFour',
    ),
    certified: flag('certification', 'isCertification', 'certifiedAt', 'hasCertified', 'confirmed'),
    signatureName: text(
      'signedBy',
      'signer',
      'signerName',
      'signedName',
      'signature.name',
      'signature',
      'signatory',
      'signer.name',
    ),
    signedAt: dateTime(
      'signatureDate',
      'signedDate',
      'dateSigned',
      'signingDate',
      'signature.date',
      'signature.at',
      'completedAt',
      'signer.signedAt',
    ),
    envelopeId: text(...envelopeIds),
    status: word(w9Statuses, 'envelopeStatus', 'signingStatus', 'envelope.status', 'docusign.status'),
    requestedAt: dateTime('requestDate', 'sentAt', 'sent', 'sentOn', 'dateSent', 'envelope.sentAt'),
    expiresAt: dateTime('expires', 'expiry', 'expiryDate', 'expirationDate', 'validUntil', 'expiration'),
    documentUrl: url('document', 'url', 'pdf', 'pdfUrl', 'file', 'fileUrl', 'link', 'downloadUrl', 'document.url'),
    yearToDatePaid: money(
      'ytdPaid',
      'ytd',
      'paidYtd',
      'paidThisYear',
      'yearToDate',
      'ytdAmount',
      'totalPaid',
      'paidYearToDate',
      'ytdPayments',
      'amountPaid',
    ),
    currency: text('currencyCode', 'currencyIso', 'isoCurrency', 'currency.code', 'yearToDatePaid.currency'),
  },
  required: ['legalName', 'taxClassification', 'status', 'signedAt'],
});

export type W9 = RecordOf<typeof w9>;
