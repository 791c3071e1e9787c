/** Shows once after a start whether an update was installed, and when a newer version is available. */
import type { UpdateNews } from '@contract/updates/updates-view';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../../kit/bridge/bridge';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { useText } from '../../../kit/format/text';
import { useUpdatesReport } from '../../../kit/stores/updates';
import { DismissButton } from './dismiss-button';

const useStyles = makeStyles({
  notes: {
    // Half a line at the end shows that there are more, and a low window keeps room for the page.
    maxBlockSize: 'min(150px, 25vh)',
    overflow: 'auto',
    // A list of notes in another direction than the page's.
    textAlign: 'start',
    marginBlockStart: tokens.spacingVerticalS,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
});

export const UpdateBar = ({ className }: { readonly className: string }): ReactNode => {
  const view = useUpdatesReport((state) => state.view);
  const [dismissed, setDismissed] = useState('');
  if (view?.news) return <NewsBar className={className} version={view.version} news={view.news} />;
  if (view?.state.name !== 'available') return null;
  const { version } = view.state.release;
  if (version === dismissed) return null;
  return <AvailableBar className={className} version={version} onDismiss={() => setDismissed(version)} />;
};

interface NewsProps {
  readonly className: string;
  readonly version: string;
  readonly news: UpdateNews;
}
const NewsBar = ({ className, version, news: { kind, other, notes } }: NewsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('updates');
  return (
    <NoticeBar
      intent={kind === 'updated' ? 'success' : 'warning'}
      layout="multiline"
      className={className}
      title={text(`news.${kind}.name`, { version, other })}
      dismiss={<DismissButton onClick={() => void bridge().updates.seen()} />}
    >
      {text(`news.${kind}.body`, { version, other })}
      {notes !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={styles.notes} tabIndex={0} dir="auto" aria-label={text('notes.name', { version })}>
          {notes}
        </section>
      )}
    </NoticeBar>
  );
};

interface AvailableProps {
  readonly className: string;
  readonly version: string;
  readonly onDismiss: () => void;
}
const AvailableBar = ({ className, version, onDismiss }: AvailableProps): ReactNode => {
  const text = useText('updates');
  const navigate = useNavigate();
  return (
    <NoticeBar
      intent="info"
      className={className}
      title={text('states.available', { version })}
      actions={<Button onClick={() => void navigate('/settings#updates.title')}>{text('buttons.show')}</Button>}
      dismiss={<DismissButton onClick={onDismiss} />}
    />
  );
};
