/** How open views are arranged differently from how they were saved, until a person saves that or resets the view. */
import type { ListChoice } from '@contract/bridge';
import { create } from 'zustand';

type Arrangements = Readonly<Record<string, ListChoice>>;

/** By the view's id, which is unique for persons and lists. */
export const useArrangements = create<Arrangements>(() => ({}));

export const setArrangement = (view: string, choice: ListChoice): void => useArrangements.setState({ [view]: choice });

export const resetArrangement = (view: string): void => {
  const { [view]: _, ...others } = useArrangements.getState();
  useArrangements.setState(others, true);
};

/** Called when another user signs in. */
export const clearArrangements = (): void => useArrangements.setState({}, true);
