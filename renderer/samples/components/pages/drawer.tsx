import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  InlineDrawer,
  makeStyles,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  room: {
    display: 'flex',
    blockSize: '240px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  beside: { flexGrow: 1, padding: tokens.spacingHorizontalL },
  inline: { inlineSize: '240px', borderRightColor: tokens.colorNeutralStroke2 },
});

interface ContentProps {
  readonly onClose: () => void;
}

const Content = ({ onClose }: ContentProps): ReactNode => {
  const text = useText('components');
  return (
    <>
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={text('words.close')} onClick={onClose} />
          }
        >
          {text('drawer.heading')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <Text>{text('drawer.body')}</Text>
      </DrawerBody>
    </>
  );
};

export const examples: Examples = {
  over: {
    code: '<OverlayDrawer position="end" open={open}>…</OverlayDrawer>',
    Preview: ({ text }) => {
      const [open, setOpen] = useState<'start' | 'end'>();
      return (
        <>
          <Button onClick={() => setOpen('start')}>{text('drawer.over.start')}</Button>
          <Button onClick={() => setOpen('end')}>{text('drawer.over.end')}</Button>
          <OverlayDrawer
            position={open ?? 'end'}
            open={open !== undefined}
            onOpenChange={(_, data) => (data.open ? undefined : setOpen(undefined))}
          >
            <RestoreFocus />
            <Content onClose={() => setOpen(undefined)} />
          </OverlayDrawer>
        </>
      );
    },
  },
  inline: {
    layout: 'block',
    code: '<InlineDrawer separator open={open}>…</InlineDrawer>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [open, setOpen] = useState(true);
      return (
        <div className={styles.room}>
          <InlineDrawer className={styles.inline} separator open={open}>
            <Content onClose={() => setOpen(false)} />
          </InlineDrawer>
          <div className={styles.beside}>
            <Button onClick={() => setOpen(!open)}>{text(open ? 'drawer.inline.close' : 'drawer.inline.open')}</Button>
          </div>
        </div>
      );
    },
  },
};
