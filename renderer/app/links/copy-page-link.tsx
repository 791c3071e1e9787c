import { useLocation } from 'react-router-dom';
import { useCommand } from '../../kit/commands/command';
import { copyLink } from '../../kit/links/copy-link';

/** "Copy link" for screens without a button for it. Comes before the screen, whose own command then counts. */
export const CopyPageLink = () => {
  const { pathname, search } = useLocation();
  useCommand('copy-link', () => void copyLink(pathname + search));
  return null;
};
