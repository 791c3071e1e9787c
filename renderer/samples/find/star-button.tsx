import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { StarFilled, StarRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { refreshAreas } from '../../kit/bridge/use-call';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import type { SearchEntry } from './search';

const useStyles = makeStyles({
  star: { flexShrink: 0 },
  on: { color: tokens.colorPaletteMarigoldForeground3, '@media (forced-colors: active)': { color: 'inherit' } },
});

/** The API can only toggle. */
const toggle = async (id: number): Promise<void> => {
  notifyFailure(await callEndpoint('bookmark.toggle', { id: String(id) }));
  await refreshAreas(['bookmark', 'search']);
};

export const StarButton = ({ entry }: { readonly entry: SearchEntry }): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  const { id, title, isBookmarked = false } = entry;
  return (
    <ToggleButton
      className={styles.star}
      size="small"
      appearance="transparent"
      checked={isBookmarked}
      icon={isBookmarked ? <StarFilled className={styles.on} /> : <StarRegular />}
      aria-label={text('bookmark', { title })}
      onClick={() => void toggle(id)}
    />
  );
};
