import type { SamplePermission } from '@contract/samples/entities/permission';
import { dayText } from '../../seeds/calendar';
import type { Plain } from '../plain';

/** Names of the specification (section 6), with the sample roles that each is given to. */
const definitions: readonly (readonly [name: string, roles: readonly string[], daysAgo: number])[] = [
  ['Management', ['administrator'], 412],
  ['Manage Billing & Roles', ['administrator'], 398],
  ['Add & Remove Users', ['administrator', 'manager'], 366],
  ['Project Planning', ['administrator', 'user', 'support'], 301],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], 287],
  ['Client Communication', ['administrator', 'manager'], 240],
  ['Only View', ['administrator', 'restricted-user'], 198],
  ['Financial Management', ['administrator', 'manager'], 120],
  ["Manage Others' Tasks", ['administrator', 'support'], 45],
];

export const createPermissions = (today: number): Plain<SamplePermission>[] =>
  definitions.map(([name, assignedTo, daysAgo], index) => ({
    id: index + 1,
    name,
    assignedTo,
    createdDate: dayText(today - daysAgo),
  }));
