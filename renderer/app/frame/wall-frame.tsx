/** The frame of the wall display: nothing that leads to another page. */
import { type ReactNode, useEffect } from 'react';
import { WallScreen } from '../../features/desk/wall/wall-screen';
import { text } from '../../kit/format/text';

export const WallFrame = (): ReactNode => {
  const title = text('desk:wall.title');
  useEffect(() => {
    document.title = text('app:titled', { title });
  }, [title]);
  return <WallScreen />;
};
