/** The search's buttons in the header: bookmarked pages, and the search itself. */
import { Button, makeStyles } from '@fluentui/react-components';
import { StarRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { LazyPopover } from '../../kit/popover/lazy-popover';
import { IconButton } from '../kit/icon-button';
import { iconOf } from './icons';

const load = () => import('./find-panel');
const FindPanel = lazy(async () => ({ default: (await load()).FindPanel }));

/** The maximum of bookmarks in the header; the panel has all. */
const atHand = 4;

const useStyles = makeStyles({
  // Only in wide windows.
  quick: { display: 'none', '@media (min-width: 1500px)': { display: 'flex', columnGap: '2px' } },
});

export const Header = (): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const bookmarks = useCall('bookmark.list', {}).value?.bookmarks ?? [];
  return (
    <>
      <span className={styles.quick}>
        {bookmarks.slice(0, atHand).map(({ id, title, link, icon }) => {
          const Icon = iconOf(icon);
          return link === undefined ? undefined : (
            <IconButton key={id} label={title} icon={<Icon />} onClick={() => void navigate(link)} />
          );
        })}
      </span>
      <LazyPopover
        popup="dialog"
        open={open}
        onOpenChange={setOpen}
        load={load}
        tooltip={text('title')}
        button={<Button appearance="subtle" icon={<StarRegular />} />}
      >
        {(floating) => <FindPanel {...floating} />}
      </LazyPopover>
    </>
  );
};
