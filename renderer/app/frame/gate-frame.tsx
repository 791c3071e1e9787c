/** Gate mode's frame: the scanner and the lock, and nothing that leads to another page. */
import { type ReactNode, useEffect } from 'react';
import { GateScreen } from '../../features/desk/gate-mode/gate-screen';
import { useCommand } from '../../kit/commands/command';
import { text } from '../../kit/format/text';
import { lockNow } from './header/lock';
import { useScanner } from './scanner/use-scanner';

export const GateFrame = (): ReactNode => {
  useScanner();
  useCommand('lock', () => void lockNow());
  const title = text('desk:mode.title');
  useEffect(() => {
    document.title = text('app:titled', { title });
  }, [title]);
  return <GateScreen />;
};
