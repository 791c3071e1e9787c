import { Outlet } from 'react-router-dom';
import { useAppearanceCommands } from './use-appearance-commands';
import { useMenuBar } from './use-menu-bar';
import { useShortcuts } from './use-shortcuts';

/** The menu bar's part that reports; apart, so that only it is drawn when a command is registered. */
const MenuBarReport = () => {
  useMenuBar();
  return null;
};

/** All pages, with the commands that they share. */
export const AppCommands = () => {
  useShortcuts();
  useAppearanceCommands();
  return (
    <>
      <MenuBarReport />
      <Outlet />
    </>
  );
};
