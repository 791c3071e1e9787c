import type { DataTableRow } from '@contract/samples/entities/page';
import { dayText } from '../../seeds/calendar';
import { createRandom } from '../../seeds/random';
import type { Plain } from '../plain';
import { person, sampleSeed } from './people';

const posts = [
  'Track engineer',
  'Timing operator',
  'Event manager',
  'Ticketing lead',
  'Marshal coordinator',
  'Press officer',
  'Broadcast director',
  'Hospitality host',
  'Safety inspector',
  'Accountant',
] as const;

/** `status` as the sample API has it: 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
export const createTableRows = (today: number): Plain<DataTableRow>[] =>
  Array.from({ length: 100 }, (_, index) => {
    const random = createRandom(sampleSeed).at(4, index);
    const { name, email, city, avatar } = person(index);
    const years = random.between(1, 24);
    return {
      id: index + 1,
      avatar: index % 5 === 4 ? '' : avatar,
      fullName: name,
      post: random.pick(posts),
      email,
      city,
      startDate: dayText(today - years * 365 - random.whole(300)),
      salary: `${random.between(38, 129) * 1_000 + random.whole(10) * 100}.00`,
      age: String(21 + years + random.whole(18)),
      experience: `${years} ${years === 1 ? 'year' : 'years'}`,
      status: random.between(1, 5),
    };
  });
