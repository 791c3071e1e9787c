/** What ratings say together. */
export interface Stars {
  /** From 5 stars down to 1: how many gave them. */
  readonly counts: readonly { readonly stars: number; readonly count: number }[];
  readonly total: number;
  /** To one decimal; 0 where nobody has rated. */
  readonly average: number;
}

/** Half stars count for the next whole one, as people read them. */
export const starsOf = (ratings: readonly number[]): Stars => {
  const given = ratings.filter((rating) => rating > 0 && rating <= 5);
  const sum = given.reduce((all, rating) => all + rating, 0);
  return {
    counts: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: given.filter((rating) => Math.ceil(rating) === stars).length,
    })),
    total: given.length,
    average: given.length === 0 ? 0 : Math.round((sum / given.length) * 10) / 10,
  };
};
