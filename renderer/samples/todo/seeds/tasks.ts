/**
 * The sample tasks. The sample API of the specification has no calls for them, and the contract's table holds just that
 * API: so they are kept here in the page, from the first look at them until the app is closed or the demo reset.
 */

import type { Priority, Tag } from '../options';
import { dayAfter } from '../task/days';
import type { Task } from '../task/task';

interface Seed {
  readonly title: string;
  readonly note?: string;
  /** Days from today. */
  readonly due?: number;
  readonly priority?: Priority;
  readonly tags?: readonly Tag[];
  readonly assignee?: string;
  readonly important?: true;
  readonly done?: true;
  readonly deleted?: true;
}

/** Sample users that tasks can be assigned to. */
export const assignees = [
  'Casey Morgan',
  'Beatrice Daugherty',
  'Demetrius Hansen',
  'Mckenzie Bernhard',
  'Peter Metz',
  'Raymond Dietrich',
  'Sara Dare',
  'Velda Conroy',
] as const;

const seeds: readonly Seed[] = [
  {
    title: 'Confirm the marshals for Saturday',
    note: '<p>Two are still missing at <strong>post 7</strong> and one at the pit exit.</p><ul><li>Ask the club in Cedar Lake first</li><li>Then the reserve list</li></ul>',
    due: 0,
    priority: 'high',
    tags: ['team', 'paddock'],
    assignee: 'Sara Dare',
    important: true,
  },
  {
    title: 'Send the revised timetable to all teams',
    note: '<p>Qualifying moves to <strong>09:40</strong>. The support race keeps its slot.</p>',
    due: 0,
    priority: 'high',
    tags: ['update', 'team'],
    assignee: 'Casey Morgan',
    important: true,
  },
  {
    title: 'Call back the tire supplier about the second truck',
    note: '<p>They can come in by gate B until seven. After that only gate D has room for a truck.</p>',
    due: -1,
    priority: 'medium',
    tags: ['paddock'],
    assignee: 'Peter Metz',
  },
  {
    title: 'Check helmets and suits of the junior class',
    note: '<p>Eleven drivers. The labels are listed in the handbook, chapter 4.</p>',
    due: 1,
    priority: 'high',
    tags: ['inspection'],
    assignee: 'Demetrius Hansen',
  },
  {
    title: 'Open ticket sales for the autumn meeting',
    note: '<ol><li>Prices approved by finance</li><li>Seat plan checked against the new stand</li><li>Text for the first message written</li></ol>',
    due: 3,
    priority: 'medium',
    tags: ['tickets'],
    assignee: 'Mckenzie Bernhard',
    important: true,
  },
  {
    title: 'Order radios for the new posts',
    note: '<p>Eight sets with spare batteries. The last order took nine days.</p>',
    due: 5,
    priority: 'low',
    tags: ['paddock'],
    assignee: 'Peter Metz',
  },
  {
    title: 'Write the report on the rain delay',
    due: 2,
    priority: 'medium',
    tags: ['update'],
    assignee: 'Casey Morgan',
    note: '<p>For the insurer and for the club. Times are in the race control log.</p>',
  },
  { title: 'Book rooms for the scrutineers', due: 9, priority: 'low', tags: ['team'], assignee: 'Velda Conroy' },
  {
    title: 'Agree on camera places with the track',
    due: 6,
    priority: 'low',
    tags: ['paddock', 'update'],
    assignee: 'Beatrice Daugherty',
  },
  {
    title: 'Answer the families who asked for seats together',
    note: '<p>Fourteen orders. Row K of the south stand is still free.</p>',
    due: 1,
    priority: 'medium',
    tags: ['tickets'],
    assignee: 'Mckenzie Bernhard',
  },
  { title: 'Renew the first-aid kits of the medical car', priority: 'medium', tags: ['inspection'] },
  {
    title: 'Sign the lease of the north car park',
    due: -4,
    priority: 'medium',
    tags: ['update'],
    assignee: 'Raymond Dietrich',
    done: true,
  },
  {
    title: 'Collect signed waivers of the guest drivers',
    due: -2,
    priority: 'high',
    tags: ['inspection'],
    assignee: 'Demetrius Hansen',
    done: true,
  },
  {
    title: 'Print the paddock passes',
    due: -1,
    priority: 'low',
    tags: ['paddock', 'tickets'],
    assignee: 'Velda Conroy',
    done: true,
  },
  { title: 'Ask for a second shuttle bus', due: -6, priority: 'low', tags: ['team'], deleted: true },
  { title: 'Compare offers for the timing screens', priority: 'low', tags: ['update'], deleted: true },
];

/** The initial tasks, their days relative to today. */
export const createTasks = (today: string): readonly Task[] =>
  seeds.map((seed, index) => ({
    id: String(index + 1),
    title: seed.title,
    note: seed.note ?? '',
    due: seed.due === undefined ? '' : dayAfter(today, seed.due),
    priority: seed.priority ?? 'medium',
    tags: seed.tags ?? [],
    assignee: seed.assignee ?? '',
    important: seed.important ?? false,
    done: seed.done ?? false,
    deleted: seed.deleted ?? false,
  }));
