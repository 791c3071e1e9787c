/** A summary of ratings. */
export interface RatingSummary {
  /** How many ratings there are of 5 stars down to 1. */
  readonly counts: readonly { readonly stars: number; readonly count: number }[];
  readonly total: number;
  /** To one decimal; 0 without ratings. */
  readonly average: number;
}

/** Half stars count as the next full one. */
export const summarizeRatings = (ratings: readonly number[]): RatingSummary => {
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
