/** A W-9 form and its signing; all fields assumed. Of the tax number only the last four digits ever come. */
import { dateTime, entity, flag, id, money, type RecordOf, stamps, text, url, word } from './field';
import { tracks } from './relations';
import { envelopeIds, postalStreets, states } from './shared-names';

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
    address: text(...postalStreets),
    city: text('address.city'),
    state: text(...states, 'address.state', 'stateCode'),
    zipCode: text('address.zip'),
    tinType: word(tinTypes, 'idType'),
    tinLast4: text('last4', 'ssnLast4', 'einLast4', 'lastFour', 'tinEnding', 'taxIdLastFour'),
    certified: flag('certification', 'certifiedAt', 'confirmed'),
    signatureName: text('signedBy', 'signer', 'signedName', 'signatory'),
    signedAt: dateTime('signatureDate', 'signingDate', 'completedAt', 'signer.signedAt'),
    envelopeId: text(...envelopeIds),
    status: word(w9Statuses, 'envelopeStatus', 'signingStatus', 'docusign.status'),
    requestedAt: dateTime('requestDate', 'sentAt', 'envelope.sentAt'),
    expiresAt: dateTime(),
    documentUrl: url('document', 'pdf', 'file', 'link', 'downloadUrl'),
    yearToDatePaid: money('ytdPaid', 'ytd', 'paidThisYear', 'yearToDate', 'totalPaid', 'ytdPayments'),
    currency: text('yearToDatePaid.currency'),
  },
  required: ['legalName', 'taxClassification', 'status', 'signedAt'],
});

export type W9 = RecordOf<typeof w9>;
