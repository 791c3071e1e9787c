/** What a person says about something that the check found: one entry of a profile each. */
import type { Action, Subject } from '../../ability';
import type { EndpointId } from '../../table';
import type { EntityName } from '../entity-name';
import type { ServerProfile } from '../server-profile';

export type Send = NonNullable<ServerProfile['send']>;
/** What of a request is written in another way. */
export type Aspect = 'case' | 'search' | 'size' | 'page' | 'sort' | 'filters';
/** What of an answer is kept elsewhere. */
export type Part = 'content' | 'rows' | 'total';

export type Assignment =
  /** `call`: whose records show what it does. */
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
  /** `call` is left out where all calls keep it there. */
  | { readonly kind: 'part'; readonly part: Part; readonly path: string; readonly call?: EndpointId }
  | { readonly kind: 'money'; readonly unit: 'major' | 'minor' }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'send'; readonly aspect: Aspect; readonly send: Send }
  | { readonly kind: 'host'; readonly host: string };
export type Kind = Assignment['kind'];
type Of<K extends Kind> = Extract<Assignment, { readonly kind: K }>;

/** What is assigned; a second assignment of it takes the place of the first. */
export type Target = { readonly [K in Kind]: Pick<Of<K>, 'kind'> & TargetOf<Of<K>> }[Kind];
type TargetOf<A> = {
  readonly [N in keyof A as N extends 'entity' | 'field' | 'word' | 'part' | 'aspect' | 'host' ? N : never]: A[N];
} & {
  readonly call?: EndpointId;
};

/** One text for each target. */
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

/** An assigned path comes first, earlier ones stay behind it. */
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

/** One way of asking with another in it. */
export const sendWith = (before: Send | undefined, added: Send): Send => {
  const names = { ...before?.names, ...added.names };
  return { ...before, ...added, ...(Object.keys(names).length > 0 ? { names } : {}) };
};

/** A profile with these assignments in it. */
export const profileWith = (profile: ServerProfile, assignments: readonly Assignment[]): ServerProfile =>
  assignments.reduce<ServerProfile>((made, assignment) => {
    const apply = appliers[assignment.kind] as (profile: ServerProfile, one: Assignment) => ServerProfile;
    return apply(made, assignment);
  }, profile);

/** The assignments with this one in place of an earlier one of the same target. */
export const withAssignment = (all: readonly Assignment[], one: Assignment): readonly Assignment[] => [
  ...withoutTarget(all, one),
  one,
];

export const withoutTarget = (all: readonly Assignment[], target: Target): readonly Assignment[] =>
  all.filter((other) => keyOf(other) !== keyOf(target));
