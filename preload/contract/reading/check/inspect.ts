/** The records of an answer as the server sent them, and how their fields were found. */
import type { AnyRow } from '../../endpoint';
import { contentOf, pageOf, recordOf, type Values } from '../../shapes';
import type { EndpointId } from '../../table';
import type { ServerProfile } from '../server-profile';
import type { FieldReport } from './report';

export interface Inspected {
  readonly originals: readonly Values[];
  readonly fields: readonly FieldReport[];
}

export const inspectAnswer = (row: AnyRow, body: unknown, _input: unknown, _profile: ServerProfile): Inspected => {
  const content = contentOf(body, row.returns);
  const originals =
    row.output.shape === 'list'
      ? (pageOf(content, body, { paged: true })?.rows ?? [])
      : [recordOf(content)].filter((record) => record !== undefined);
  return { originals, fields: [] };
};

export const readWith = (_row: AnyRow, original: Values, _profile: ServerProfile): Values => original;

/** The canonical fields of a call's records. */
export const fieldsOfCall = (_id: EndpointId): readonly string[] => [];
