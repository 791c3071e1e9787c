/** Fields that a person assigned and has not saved yet, on top of the profile in use. */
import type { CheckReport } from '@contract/reading/check/report';
import { suggestionsOf } from '@contract/reading/check/suggest';
import type { EntityName } from '@contract/reading/entity-name';
import type { ServerProfile } from '@contract/reading/server-profile';
import type { EndpointId } from '@contract/table';

export interface Assignment {
  readonly entity: EntityName;
  readonly field: string;
  /** The server's path. */
  readonly path: string;
  /** The call whose records show the effect. */
  readonly call: EndpointId;
}
export type Draft = readonly Assignment[];

const isSame = (one: Assignment, other: Pick<Assignment, 'entity' | 'field'>): boolean =>
  one.entity === other.entity && one.field === other.field;

/** The draft with this assignment, which replaces an earlier one of the same field. */
export const withAssignment = (draft: Draft, assignment: Assignment): Draft => [
  ...draft.filter((one) => !isSame(one, assignment)),
  assignment,
];

export const withoutAssignment = (draft: Draft, gone: Pick<Assignment, 'entity' | 'field'>): Draft =>
  draft.filter((one) => !isSame(one, gone));

export const assignedPath = (draft: Draft, entity: EntityName | undefined, field: string): string | undefined =>
  draft.find((one) => one.entity === entity && one.field === field)?.path;

/** The profile with the draft: an assigned path comes first, earlier ones stay after it. */
export const profileWith = (profile: ServerProfile, draft: Draft): ServerProfile => {
  let entities = profile.entities ?? {};
  for (const { entity, field, path } of draft) {
    const before = entities[entity];
    const paths = [path, ...(before?.fields?.[field] ?? []).filter((one) => one !== path)].slice(0, 20);
    entities = { ...entities, [entity]: { ...before, fields: { ...before?.fields, [field]: paths } } };
  }
  return draft.length === 0 ? profile : { ...profile, entities };
};

/** All likely pairs of a report, with one path per field of an entity. */
export const allSuggestions = ({ calls }: Pick<CheckReport, 'calls'>): Draft =>
  calls.reduce<Draft>((draft, call) => {
    const { entity } = call;
    if (entity === undefined) return draft;
    return suggestionsOf(call).reduce<Draft>(
      (all, { field, path }) =>
        all.some((one) => one.entity === entity && one.field === field)
          ? all
          : withAssignment(all, { entity, field, path, call: call.id }),
      draft,
    );
  }, []);
