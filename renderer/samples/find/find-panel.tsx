import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import type { PopoverControl } from '../../kit/popover/lazy-popover';
import { PopoverPanel } from '../../kit/popover/popover-panel';
import { Finder } from './finder';

const useStyles = makeStyles({
  surface: { padding: '12px', inlineSize: '360px', maxInlineSize: 'calc(100vw - 32px)' },
  heading: { margin: 0, paddingBlockEnd: '8px', fontSize: 'inherit' },
});

export const FindPanel = (floating: PopoverControl): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  return (
    <PopoverPanel {...floating} className={styles.surface} label={text('title')}>
      <h2 className={styles.heading}>{text('title')}</h2>
      <Finder onOpen={() => floating.onOpenChange(false)} />
    </PopoverPanel>
  );
};
