/** Assignments made on the check screen: each becomes one entry of the profile. */
import type { Action, Subject } from '../../ability';
import type { EntityName } from '../../entities/entity-name';
import type { EndpointId } from '../../table';
import type { ServerProfile } from '../server-profile';

export type Send = NonNullable<ServerProfile['send']>;
/** The part of a request that the server expects in another way. */
export type Aspect = 'case' | 'search' | 'size' | 'page' | 'sort' | 'filters';
/** The part of an answer that is at another path. */
export type Part = 'content' | 'rows' | 'total';

export type Assignment =
  /** `call`: the call whose records show the effect. */
  | {
      readonly kind: 'field';
      readonly entity: EntityName;
      readonly field: string;
      readonly path: string;
      readonly call: EndpointId;
    }
  | {
      readonly kind: 'word';
      readonly entity: EntityName;
      readonly field: string;
      readonly word: string;
      readonly means: string;
      readonly call: EndpointId;
    }
  | { readonly kind: 'subject'; readonly word: string; readonly means: Subject }
  | { readonly kind: 'action'; readonly word: string; readonly means: Action }
  /** Without `call`, the path applies to all calls. */
  | { readonly kind: 'part'; readonly part: Part; readonly path: string; readonly call?: EndpointId }
  | { readonly kind: 'money'; readonly unit: 'major' | 'minor' }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'send'; readonly aspect: Aspect; readonly send: Send }
  | { readonly kind: 'host'; readonly host: string };
export type Kind = Assignment['kind'];
type Of<K extends Kind> = Extract<Assignment, { readonly kind: K }>;

/** The target of an assignment; a second one with the same target replaces the first. */
export type Target = { readonly [K in Kind]: Pick<Of<K>, 'kind'> & TargetOf<Of<K>> }[Kind];
type TargetOf<A> = {
  readonly [N in keyof A as N extends 'entity' | 'field' | 'word' | 'part' | 'aspect' | 'host' ? N : never]: A[N];
} & {
  readonly call?: EndpointId;
};

/** A unique text for each target. */
export const keyOf = (target: Target): string => {
  switch (target.kind) {
    case 'field':
      return `field ${target.entity}.${target.field}`;
    case 'word':
      return `word ${target.entity}.${target.field} ${target.word}`;
    case 'subject':
    case 'action':
      return `${target.kind} ${target.word}`;
    case 'part':
      return `part ${target.part} ${target.call ?? ''}`;
    case 'send':
      return `send ${target.aspect}`;
    case 'host':
      return `host ${target.host}`;
    default:
      return target.kind;
  }
};

const first = (path: string, others: readonly string[] = []): string[] =>
  [path, ...others.filter((one) => one !== path)].slice(0, 20);

type Appliers = { readonly [K in Kind]: (profile: ServerProfile, assignment: Of<K>) => ServerProfile };

/** The assigned path comes first, followed by earlier ones. */
const appliers: Appliers = {
  field: (profile, { entity, field, path }) => {
    const before = profile.entities?.[entity];
    const fields = { ...before?.fields, [field]: first(path, before?.fields?.[field]) };
    return { ...profile, entities: { ...profile.entities, [entity]: { ...before, fields } } };
  },
  word: (profile, { entity, field, word, means }) => {
    const before = profile.entities?.[entity];
    const words = { ...before?.words, [field]: { ...before?.words?.[field], [word]: means } };
    return { ...profile, entities: { ...profile.entities, [entity]: { ...before, words } } };
  },
  subject: (profile, { word, means }) => ({
    ...profile,
    abilities: { ...profile.abilities, subjects: { ...profile.abilities?.subjects, [word]: means } },
  }),
  action: (profile, { word, means }) => ({
    ...profile,
    abilities: { ...profile.abilities, actions: { ...profile.abilities?.actions, [word]: means } },
  }),
  part: (profile, { part, path, call }) =>
    call === undefined
      ? { ...profile, envelope: { ...profile.envelope, [part]: first(path, profile.envelope?.[part]) } }
      : { ...profile, calls: { ...profile.calls, [call]: { ...profile.calls?.[call], [part]: path } } },
  money: (profile, { unit }) => ({ ...profile, money: unit }),
  zone: (profile, { zone }) => ({ ...profile, zone }),
  send: (profile, { send }) => ({ ...profile, send: sendWith(profile.send, send) }),
  host: (profile, { host }) => ({
    ...profile,
    media: { ...profile.media, hosts: [...new Set([...(profile.media?.hosts ?? []), host])].slice(0, 50) },
  }),
};

/** Merges two `send` settings. */
export const sendWith = (before: Send | undefined, added: Send): Send => {
  const names = { ...before?.names, ...added.names };
  return { ...before, ...added, ...(Object.keys(names).length > 0 ? { names } : {}) };
};

/** Adds assignments to a profile. */
export const profileWith = (profile: ServerProfile, assignments: readonly Assignment[]): ServerProfile =>
  assignments.reduce<ServerProfile>((made, assignment) => {
    const apply = appliers[assignment.kind] as (profile: ServerProfile, one: Assignment) => ServerProfile;
    return apply(made, assignment);
  }, profile);

/** Adds an assignment, replacing an earlier one with the same target. */
export const withAssignment = (all: readonly Assignment[], one: Assignment): readonly Assignment[] => [
  ...withoutTarget(all, one),
  one,
];

export const withoutTarget = (all: readonly Assignment[], target: Target): readonly Assignment[] =>
  all.filter((other) => keyOf(other) !== keyOf(target));
