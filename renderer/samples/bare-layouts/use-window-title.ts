import { useEffect } from 'react';
import { useText } from '../../kit/format/text';

/** The frame names the window; without one a page does it itself. */
export const useWindowTitle = (title: string): void => {
  const text = useText('app');
  const titled = text('titled', { title });
  useEffect(() => {
    document.title = titled;
  }, [titled]);
};
