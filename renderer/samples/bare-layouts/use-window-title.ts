import { useEffect } from 'react';
import { useText } from '../../kit/format/text';

/** Sets the window title, which the frame does for other pages. */
export const useWindowTitle = (title: string): void => {
  const text = useText('app');
  const titled = text('titled', { title });
  useEffect(() => {
    document.title = titled;
  }, [titled]);
};
