/** Names and places that faker creates once with a fixed seed; records pick from them. */
import { faker } from '@faker-js/faker/locale/en_US';

const several = (count: number, make: () => string): readonly string[] =>
  faker.helpers.uniqueArray(() => make(), count);

const make = () => {
  faker.seed(148);
  return {
    firstNames: several(320, () => faker.person.firstName()),
    lastNames: several(360, () => faker.person.lastName()),
    streets: several(160, () => faker.location.street()),
    cities: several(140, () => faker.location.city()),
    nicknames: several(60, () => faker.word.adjective({ length: { min: 4, max: 7 } })).map(
      (word) => word.slice(0, 1).toUpperCase() + word.slice(1),
    ),
    companies: several(60, () => faker.company.name()),
    /** Vehicle identification numbers. */
    vins: several(200, () => faker.vehicle.vin()),
    colors: ['Yellow', 'Red', 'Black', 'White', 'Silver', 'Orange', 'Blue', 'Green', 'Purple', 'Gunmetal'] as const,
  };
};
export type Pools = ReturnType<typeof make>;

let made: Pools | undefined;
export const pools = (): Pools => {
  made ??= make();
  return made;
};
