import type { SampleUser } from '@contract/samples/entities/user';
import { createRandom } from '../../seeds/random';
import type { Plain } from '../plain';
import { person, sampleSeed } from './people';

/** The roles of sample users (specification, section 6). */
const roles = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const;
const plans = ['basic', 'team', 'company', 'enterprise'] as const;
const billings = ['Card on file', 'Direct debit', 'Invoice', 'Bank transfer'] as const;

export const createUsers = (): Plain<SampleUser>[] =>
  Array.from({ length: 50 }, (_, index) => {
    const random = createRandom(sampleSeed).at(2, index);
    const { name, email, username, avatar, company, country, phone } = person(index);
    const throwOf = random.whole(10);
    return {
      id: index + 1,
      billing: random.pick(billings),
      fullName: name,
      company,
      role: roles[index % 7] ?? random.pick(roles),
      username,
      country,
      contact: phone,
      email,
      currentPlan: random.pick(plans),
      status: throwOf < 6 ? ('active' as const) : throwOf < 8 ? ('inactive' as const) : ('pending' as const),
      // Some users have no picture.
      avatar: index % 6 === 5 ? '' : avatar,
    };
  });
