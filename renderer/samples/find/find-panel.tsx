import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Floating } from '../../kit/float/opener';
import { FloatingPanel } from '../../kit/float/panel';
import { useText } from '../../kit/text';
import { Finder } from './finder';

const useStyles = makeStyles({
  surface: { padding: '12px', inlineSize: '360px', maxInlineSize: 'calc(100vw - 32px)' },
  heading: { margin: 0, paddingBlockEnd: '8px', fontSize: 'inherit' },
});

export const FindPanel = (floating: Floating): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  return (
    <FloatingPanel {...floating} className={styles.surface} label={text('title')}>
      <h2 className={styles.heading}>{text('title')}</h2>
      <Finder onOpen={() => floating.onOpenChange(false)} />
    </FloatingPanel>
  );
};
